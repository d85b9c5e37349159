const BEEPS = 3;
const BEEP_S = 0.18;
const PAUSE_S = 0.14;
const PITCH_HZ = 880;
const LOUDNESS = 0.4;

let context: AudioContext | null = null;

/** Prepares the bell at a click, since browsers allow sound only after one. */
export function prepareBell(): void {
  context ??= new AudioContext();
  context.resume().catch(() => undefined);
}

export function ringBell(): void {
  // Some browsers do not have `vibrate`.
  const { vibrate } = navigator as Partial<Navigator>;
  vibrate?.call(navigator, [200, 100, 200]);
  if (!context) return;
  context.resume().catch(() => undefined);
  for (let beep = 0; beep < BEEPS; beep += 1) {
    const from = context.currentTime + beep * (BEEP_S + PAUSE_S);
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = PITCH_HZ;
    volume.gain.setValueAtTime(LOUDNESS, from);
    volume.gain.exponentialRampToValueAtTime(0.01, from + BEEP_S);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + BEEP_S);
  }
}
