import type { Counts } from './counts.ts';

const on = 'desk-sound';
// The requests that the tabs of this computer have rung for, so that one of them rings, once.
const rung = 'desk-rung';

let context: AudioContext | undefined;

const isOn = () => localStorage.getItem(on) !== null;

/** Before somebody has clicked, a browser may keep the sound back; then it stays silent, and the page says why. */
async function wake(): Promise<void> {
  context ??= new AudioContext();
  if (context.state !== 'running') await Promise.race([context.resume().catch(() => undefined), new Promise((go) => setTimeout(go, 200))]);
  document.querySelector('[data-sound-waits]')?.classList.toggle('hidden', context.state === 'running');
}

function beep(at: number, hertz: number): void {
  if (!context) return;
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.3, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.3);
}

/** Returns whether the browser let it sound. */
async function play(isEmergency: boolean): Promise<boolean> {
  await wake();
  if (context?.state !== 'running') return false;
  const start = context.currentTime;
  const tones = isEmergency ? [988, 740, 988, 740] : [660, 880];
  for (const [place, hertz] of tones.entries()) beep(start + place * 0.3, hertz);
  await new Promise((ended) => setTimeout(ended, tones.length * 300 + 200));
  return true;
}

// As the bell's other channels do it.
const again = 30 * 60_000;

type Rung = Record<'newest' | 'overdue' | 'questions' | 'answers' | 'unattended', number>;
type Heard = Rung & { unattendedAt: number };

const none: Heard = { newest: 0, overdue: 0, questions: 0, answers: 0, unattended: 0, unattendedAt: 0 };
const heard = (): Heard => ({ ...none, ...JSON.parse(localStorage.getItem(rung) ?? '{}') });
const remember = ({ newest, overdue, questions, answers, unattended }: Rung, unattendedAt = Date.now()) => {
  const counts = { overdue, questions, answers, unattended, unattendedAt };
  localStorage.setItem(rung, JSON.stringify({ newest: Math.max(newest, heard().newest), ...counts }));
};

let latest: Counts | undefined;

/**
 * Rings for a new request, for one more overdue, question or answer; for an emergency each time until somebody opens it, and again each half
 * hour in which it is due and nobody is on it.
 */
export async function ringFor(counts: Counts): Promise<void> {
  latest = counts;
  if (!isOn()) return;
  // One tab at a time, until its tone has ended: by then the others know what it rang for.
  await navigator.locks.request(rung, async () => {
    const before = heard();
    const isMore = (['newest', 'overdue', 'questions', 'answers'] as const).some((what) => counts[what] > before[what]);
    const isLeft = counts.unattended > before.unattended || (counts.unattended > 0 && Date.now() - before.unattendedAt >= again);
    const isEmergency = counts.emergency > 0 || isLeft;
    // Nobody has heard what the browser held back: another tab may play it, or this one after a click.
    if (!(isEmergency || isMore) || (await play(isEmergency))) remember(counts, isLeft ? Date.now() : before.unattendedAt);
  });
}

/** The switch above the call list; the choice is kept on this computer. */
export function soundSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-sound]');
  const say = () => {
    if (!button) return;
    button.textContent = isOn() ? 'Sound is on' : 'Sound is off';
    button.setAttribute('aria-label', isOn() ? 'Sound is on: switch off' : 'Sound is off: switch on');
  };
  button?.addEventListener('click', async () => {
    if (isOn()) localStorage.removeItem(on);
    else localStorage.setItem(on, '1');
    // It does not ring for what is on the screen already.
    if (latest) remember(latest);
    say();
    if (isOn()) await play(false);
    else document.querySelector('[data-sound-waits]')?.classList.add('hidden');
  });
  say();
  button?.classList.remove('hidden');
  if (!isOn()) return;
  void wake();
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, () => void (isOn() && wake()), { once: true });
}
