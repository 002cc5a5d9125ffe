// The buzzer's tones as a square wave. A browser allows sound only after the player has done
// something in the page; `wake` is called then.

const LOUDEST = 0.2;

export class Speaker {
  wake() {
    if (!this.context) {
      this.context = new AudioContext();
      this.volume = this.context.createGain();
      this.volume.gain.value = 0;
      this.volume.connect(this.context.destination);
      this.wave = this.context.createOscillator();
      this.wave.type = "square";
      this.wave.connect(this.volume);
      this.wave.start();
    }
    if (this.context.state === "suspended") this.context.resume().catch(() => {});
  }

  // Begin a tone; 0 Hz ends it.
  hear(hz, percent) {
    if (!this.context) return;
    const now = this.context.currentTime;
    if (hz) this.wave.frequency.setValueAtTime(hz, now);
    this.volume.gain.setValueAtTime(hz ? (LOUDEST * percent) / 100 : 0, now);
  }
}
