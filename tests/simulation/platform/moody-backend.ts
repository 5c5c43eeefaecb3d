import type { Backend } from '#backend/types.ts';
import type { SeededRandom } from '#tests/chaos/seeded-random.ts';
import { platform, type Task, type VirtualTime } from './virtual-time.ts';
import type { Weather } from './weather.ts';

export const backendMoods = [
  'slow',
  '400',
  '422',
  '503',
  'busy',
  'silent',
  'reset-before',
  'reset-after',
  'login-page',
  '202',
  '302',
  'mixed',
] as const;
export type BackendMood = 'ok' | (typeof backendMoods)[number];

/** One call. It has ended once its caller heard something, gave up, or died. */
export type Attempt = {
  key: string;
  reference: string;
  words: string;
  task: Task;
  started: number;
  ended: number | undefined;
  outcome: 'ok' | 'refused' | 'failed' | undefined;
};
/** What the practice has. */
export type Copy = { attempt: Attempt; at: number };

type Deps = {
  time: VirtualTime;
  random: SeededRandom;
  weather: Weather<BackendMood>;
  honoursKeys: boolean;
  starts: (attempt: Attempt) => void;
  commits: (attempt: Attempt, earlier: ReadonlyArray<Copy>) => void;
  trace: (text: string) => void;
};
type Answer = { status: number; text?: string; headers?: Record<string, string> };
/** As much of a Request as the client makes; undici's own takes turns that no seed repeats. */
export class PlainRequest {
  readonly headers: Headers;
  readonly body: string;
  readonly signal: AbortSignal;
  constructor(_: string, { headers, body, signal }: { headers: Headers; body: string; signal: AbortSignal }) {
    this.headers = headers;
    this.body = body;
    this.signal = signal;
  }
}

function responseOf({ status, text = '', headers = {} }: Answer): Response {
  const chunks = text === '' ? [] : [new TextEncoder().encode(text)];
  const read = async () => ({ value: chunks[0], done: chunks.shift() === undefined });
  const body = { getReader: () => ({ read, cancel: async () => undefined }), cancel: async () => undefined };
  return { status, ok: status >= 200 && status < 300, headers: new Headers(headers), body } as unknown as Response;
}

/** The practice's own backend: of twelve moods and the good one, which honours Idempotency-Keys or knows nothing of them. */
export function moodyBackend({ time, random, weather, honoursKeys, starts, commits, trace }: Deps) {
  const copies: Copy[] = [];
  const attempts: Attempt[] = [];

  function commit(attempt: Attempt): void {
    const earlier = copies.filter((copy) => copy.attempt.key === attempt.key);
    if (honoursKeys && earlier.length > 0) return;
    trace(`commit ${attempt.reference}`);
    commits(attempt, earlier);
    copies.push({ attempt, at: time.now() });
  }

  function answerNow(mood: BackendMood): { commitsAfter?: number; answer?: Answer | 'reset'; after: number } {
    const soon = random.between(5, 300);
    const late = random.between(1_000, 15_000);
    const ok = { status: 200, text: '{"ok":true}', headers: { 'content-type': 'application/json' } };
    if (mood === 'ok') return { commitsAfter: 3, answer: ok, after: soon };
    if (mood === 'slow') return { commitsAfter: random.between(0, 2) * late, answer: ok, after: late };
    if (mood === 'busy') return { answer: { status: 429, headers: { 'retry-after': String(random.between(1, 120)) } }, after: soon };
    if (mood === 'silent') return { after: 0 };
    if (mood === 'reset-before') return { answer: 'reset', after: soon };
    if (mood === 'reset-after') return { commitsAfter: 3, answer: 'reset', after: soon };
    if (mood === 'login-page')
      return { answer: { status: 200, text: '<html>Sign in</html>', headers: { 'content-type': 'text/html' } }, after: soon };
    if (mood === '202') return { ...(random.between(0, 2) === 0 && { commitsAfter: 3 }), answer: { status: 202 }, after: soon };
    return { answer: { status: Number(mood) }, after: soon };
  }

  function fetch(request: Request): Promise<Response> {
    const { headers, body, signal } = request as unknown as PlainRequest;
    const task = time.task();
    const { description, message } = JSON.parse(body);
    const [, reference = '', words = ''] = /^\[([^\]]*)\] (.*)$/s.exec(description ?? message) ?? [];
    const key = headers.get('idempotency-key') ?? '';
    const attempt: Attempt = { key, reference, words, task, started: time.now(), ended: undefined, outcome: undefined };
    const now = weather.at(time.now());
    const mood = now === 'mixed' ? (backendMoods[random.between(0, backendMoods.length - 1)] ?? 'ok') : now;
    trace(`backend ${task.process.name}/${task.name}: ${mood} ${reference}`);
    starts(attempt);
    attempts.push(attempt);
    const end = (outcome: Attempt['outcome']) => {
      attempt.ended ??= time.now();
      attempt.outcome ??= outcome;
    };
    signal.addEventListener('abort', () => end('failed'), { once: true });
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const { commitsAfter, answer, after } = answerNow(mood);
    if (commitsAfter !== undefined) time.after(commitsAfter, platform, () => commit(attempt));
    if (answer)
      time.after(after, task, () => {
        const refused = answer !== 'reset' && [400, 422].includes(answer.status);
        end(mood === 'ok' || mood === 'slow' ? 'ok' : refused ? 'refused' : 'failed');
        if (answer === 'reset') reject(new TypeError('connection reset'));
        else resolve(responseOf(answer));
      });
    return promise;
  }

  const backend: Backend = { base: 'https://backend.invalid', fetch, timeoutMs: 1_500 };
  return { backend, copies, attempts };
}
