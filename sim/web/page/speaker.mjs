// The buzzer's tones as a square wave. A browser allows sound only after the player has done
// something in the page; `wake` is called then.

const LOUDEST = 0.2;

export class Speaker {
  // onSilent: is called once if a tone cannot be heard because the browser has no sound
  constructor(onSilent) {
    this.onSilent = onSilent;
    this.isSilent = false;
  }

  wake() {
    if (this.isSilent) return;
    try {
      this.context ??= this.begin();
    } catch {
      this.isSilent = true;
      return;
    }
    if (this.context.state === "suspended") this.context.resume().catch(() => {});
  }

  begin() {
    const context = new AudioContext();
    this.volume = context.createGain();
    this.volume.gain.value = 0;
    this.volume.connect(context.destination);
    this.wave = context.createOscillator();
    this.wave.type = "square";
    this.wave.connect(this.volume);
    this.wave.start();
    return context;
  }

  // Begin a tone; 0 Hz ends it.
  hear(hz, percent) {
    if (this.isSilent && hz) {
      this.onSilent?.();
      this.onSilent = null;
    }
    if (!this.context) return;
    const now = this.context.currentTime;
    if (hz) this.wave.frequency.setValueAtTime(hz, now);
    this.volume.gain.setValueAtTime(hz ? (LOUDEST * percent) / 100 : 0, now);
  }
}
