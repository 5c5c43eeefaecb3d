import type { D1Database } from '@cloudflare/workers-types';
import { peopleToTry } from '#bell/push/devices.ts';
import { pushTo } from '#bell/push/send.ts';
import type { BellDeps } from '#bell/round.ts';
import type { KeyRing } from '#encryption/keys.ts';
import type { EncryptionSecret } from '#settings/encryption-keys.ts';
import type { Delivery } from './duties.ts';
import type { Staff } from './people.ts';
import type { Troubles } from './troubles.ts';
import type { Worker } from './what-waits.ts';

type Wired = {
  db: D1Database;
  keys: ReadonlyArray<EncryptionSecret>;
  ring: KeyRing;
  staff: Staff;
  troubles: Troubles;
  store: BellDeps['store'];
  deliver: (delivery: Delivery) => void;
};

/** A round's channels: the webhook, the mail and the devices of the staff, as far as they work. */
export function wired({ db, keys, ring, staff, troubles, store, deliver }: Wired) {
  const webhook = {
    url: 'https://chat.example/',
    fetch: async (request: Request) => {
      if (!troubles.working().webhook) return new Response(null, { status: 500 });
      deliver({ to: '', by: 'webhook', text: ((await request.json()) as { text: string }).text });
      return new Response();
    },
  };
  const send = async (message: object) => {
    if (!troubles.working().mail) throw new Error('no mail');
    const { to, text } = message as { to: string; text: string };
    deliver({ to: to === 'practice@example.com' ? '' : to, by: 'mail', text });
    return { messageId: '' };
  };
  const push = { publicKey: '', privateKey: '' };
  return (worker: Worker, now: number): BellDeps => ({
    ...{ worker, db, keys, now, store },
    log: () => undefined,
    devices: () => peopleToTry(db),
    channels: {
      webhook: troubles.configured.webhook ? webhook : undefined,
      email: troubles.configured.mail ? { from: 'site@example.com', to: 'practice@example.com', binding: { send } } : undefined,
    },
    push: async (to, bell) => {
      let isTold = false;
      const deps = { db, keys: { ring, push }, now: () => now, fetch };
      return pushTo(deps, to, bell, async (device) => {
        if (!troubles.working().push) return { failure: '503' };
        const answer = staff.answerOf(device);
        // Two devices of one person ring at once.
        if (answer !== 'sent' && troubles.moodAt(now) === 'well') staff.ended.add(device.opened?.endpoint ?? '');
        if (answer === 'sent' && !isTold) deliver({ to, by: 'push', text: bell.text });
        isTold ||= answer === 'sent';
        return answer;
      });
    },
  });
}
