"""Buzzer, light, LED and battery: tables of what is asked against what the pins are told."""

from engine.rng import Rng
from hal.drivers.backlight import Backlight
from hal.drivers.battery import Battery, charge
from hal.drivers.buzzer import Buzzer
from hal.drivers.led import Led
from tests.locked_heap import LockedHeap


class Pwm:
    def __init__(self):
        self.hz = 0
        self.ns = None
        self.u16 = None

    def freq(self, hz):
        self.hz = hz

    def duty_ns(self, ns):
        self.ns = ns

    def duty_u16(self, u16):
        assert 0 <= u16 <= 65535
        self.u16 = u16


class Adc:
    """Gives a battery of `mv` millivolts, as seen behind a divider by three, with some noise."""

    def __init__(self, mv, noise_mv=0):
        self.mv = mv
        self.noise_mv = noise_mv
        self._rng = Rng((1, 1, 2, 3))

    def read_u16(self):
        mv = self.mv + self._rng.below(2 * self.noise_mv + 1) - self.noise_mv
        return max(0, mv * 65535 // 9900)


def settled(battery, readings=100):
    for _ in range(readings):
        battery.update()
    return battery


def test_the_pulse_is_the_volume():
    for hz, percent, ns in (
        (440, 100, 100_000),
        (440, 25, 25_000),
        (440, 0, 0),
        (4000, 100, 100_000),
        (8000, 100, 62_500),  # never more than half of the time
        (8000, 10, 10_000),
    ):
        pwm = Pwm()
        buzzer = Buzzer(pwm)
        assert pwm.ns == 0
        buzzer.volume(percent)
        buzzer.tone(hz)
        assert (pwm.hz, pwm.ns) == (hz, ns)
        buzzer.silence()
        assert pwm.ns == 0


class Dead:
    """A PWM that keeps nothing."""

    def freq(self, hz):
        pass

    def duty_ns(self, ns):
        pass


def test_a_tone_allocates_nothing():
    buzzer = Buzzer(Dead())
    with LockedHeap():
        for percent in (8, 100):
            for hz in (784, 2093, 8000):
                buzzer.volume(percent)
                buzzer.tone(hz)
                buzzer.silence()


def test_the_light_is_dark_at_first_and_its_steps_look_even():
    pwm = Pwm()
    light = Backlight(pwm)
    assert pwm.u16 == 0 and pwm.hz == 1000
    for percent, u16 in ((100, 65535), (50, 16383), (10, 655), (1, 6), (0, 0)):
        light.brightness(percent)
        assert pwm.u16 == u16


def test_a_led_of_three_colours():
    for active_low in (False, True):
        pwms = [Pwm(), Pwm(), Pwm()]
        led = Led(pwms, active_low)
        off = 65535 if active_low else 0
        assert [pwm.u16 for pwm in pwms] == [off] * 3
        led.show(255, 0, 128)
        levels = [abs(pwm.u16 - off) for pwm in pwms]
        assert levels == [65535, 0, 128 * 257]


def test_a_led_of_one_colour_shows_the_brightest_part():
    pwm = Pwm()
    led = Led([pwm])
    led.show(3, 200, 9)
    assert pwm.u16 == 200 * 257


def test_the_charge_of_a_cell():
    for mv, percent in (
        (0, 0),
        (3300, 0),
        (3400, 2),
        (3500, 5),
        (3740, 30),
        (3850, 50),
        (4000, 80),
        (4149, 99),
        (4150, 100),
        (5000, 100),
    ):
        assert charge(mv) == percent
    falling = [charge(mv) for mv in range(4200, 3200, -1)]
    assert falling == sorted(falling, reverse=True)


def test_a_reading_is_right_to_the_divider_and_the_diode():
    for mv in range(3000, 4300, 70):
        assert abs(Battery(Adc(mv)).mv - mv) <= 6
        assert abs(Battery(Adc(mv - 311), drop_mv=311).mv - mv) <= 6


def test_noise_does_not_move_the_gauge():
    for mv in (3450, 3620, 3760, 3900, 4060):
        battery = settled(Battery(Adc(mv, 60)))
        first = battery.percent
        for _ in range(200):
            battery.update()
            assert battery.percent == first
        assert abs(battery.mv - mv) <= 30, "smoothing must not drift"


def test_the_gauge_falls_with_the_cell_and_never_climbs():
    adc = Adc(4200, 40)
    battery = Battery(adc)
    last = 100
    while adc.mv > 3200:
        adc.mv -= 2
        battery.update()
        assert battery.percent <= last
        last = battery.percent
    assert last == 0


def test_low_is_low_until_it_is_clearly_better():
    adc = Adc(3420)
    battery = Battery(adc)
    for mv, low in ((3420, False), (3380, True), (3450, True), (3540, True), (3600, False)):
        adc.mv = mv
        assert settled(battery).is_low == low
    adc.mv = 3450
    assert not settled(battery).is_low


def test_plugging_in_and_out_is_seen_at_once():
    adc = Adc(3700)
    battery = Battery(adc)
    assert not battery.is_external
    adc.mv = 4900
    battery.update()
    assert battery.is_external and battery.percent == 100
    adc.mv = 3700
    battery.update()
    assert not battery.is_external and battery.percent == charge(battery.mv)
