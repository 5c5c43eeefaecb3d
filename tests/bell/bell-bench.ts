import type { Bell } from '#bell/channels.ts';
import { type BellDeps, ringBells } from '#bell/round.ts';
import { forwardingBench, requestsBench } from '#tests/requests/requests-bench.ts';
import { plainDatabase } from '#tests/simulation/platform/plain-database.ts';
import { sqliteDatabase } from '#tests/simulation/platform/sqlite-database.ts';

type Bench = Awaited<ReturnType<typeof requestsBench>>;

const staff = [
  ['asha@practice.test', 'Asha', 'desk'],
  ['meera@practice.test', 'Dr. Meera Deshpande', 'doctor'],
  ['olive@practice.test', 'Olive Owner', 'owner'],
] as const;

export type Heard = { to: string; by: 'webhook' | 'mail' | 'push'; text: string; kind?: string | undefined };

/** The bell over a bench of requests: what each channel was given, and whether it takes anything. */
export async function withBell<T extends Bench>(bench: T) {
  const heard: Heard[] = [];
  const bodies: Array<{ text: string; outbox: unknown }> = [];
  const channels = { webhook: 200, email: true, push: true };
  const beats: number[] = [];
  // Whose devices push reaches; without a table of devices they are given here.
  const devices = new Set<string>();
  const insert = bench.db.prepare("INSERT INTO staff (email, name, role, added_at, added_by) VALUES (?, ?, ?, 0, 'test')");
  await bench.db.batch(staff.map((one) => insert.bind(...one)));
  const deps = (more: Partial<BellDeps> = {}): BellDeps => ({
    ...bench.deps,
    worker: 'site',
    now: bench.deps.now(),
    store: bench.deps.kvFallback,
    channels: {
      webhook: {
        url: 'https://chat.example/hook',
        fetch: async (request) => {
          if (channels.webhook !== 200) return new Response(null, { status: channels.webhook });
          const body = (await request.json()) as { text: string; kind: string; outbox: unknown };
          bodies.push(body);
          heard.push({ to: '', by: 'webhook', text: body.text, kind: body.kind });
          return new Response();
        },
      },
      email: {
        from: 'site@example.com',
        to: 'staff@example.com',
        binding: {
          send: async (message: { text?: string; to?: unknown } | object) => {
            if (!channels.email) throw new Error('no mail');
            const { text = '', to } = message as { text?: string; to?: unknown };
            heard.push({ to: String(to), by: 'mail', text });
            return { messageId: '1' };
          },
        },
      },
    },
    push: async (email: string, { text, kind }: Bell) => {
      if (!channels.push) return { sent: 0, failed: 1, ended: 0 };
      heard.push({ to: email, by: 'push', text, kind });
      return { sent: 1, failed: 0, ended: 0 };
    },
    devices: async () => devices,
    heartbeat: async () => beats.push(bench.deps.now()),
    ...more,
  });
  return {
    ...bench,
    heard,
    bodies,
    channels,
    beats,
    devices,
    bellDeps: deps,
    /** A round of the site's cron, or of the desk's. */
    ring: (more: Partial<BellDeps> = {}) => ringBells(deps(more)),
    /** What the webhook was told since the last time. */
    told: () =>
      heard
        .splice(0)
        .filter(({ by }) => by === 'webhook')
        .map(({ text }) => text),
  };
}

// SQLite in this process: hours are played minute by minute.
export const bellBench = async () => withBell(await requestsBench({ db: plainDatabase(sqliteDatabase()) }));
export const forwardingBell = async () => withBell(await forwardingBench({ mode: 503 }));
