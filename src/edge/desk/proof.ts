import { hex } from '#backend/formats/hex.ts';
import { hmac, type KeyRing } from '#outbox/encryption/keys.ts';

export const proofHeader = 'x-desk-proof';

/** What the desk may ask of the site. No address of the public's; without a proof they are not there. */
export const deskCalls = { refresh: '/_desk/refresh', preview: '/_desk/preview' } as const;
export type DeskCall = keyof typeof deskCalls;

const validFor = 60_000;

const digestOf = async (key: KeyRing[number], path: string, time: string, body: string) =>
  hex(await hmac(key, 'desk call', path, time, body));

/** Proves that a call comes from whoever holds the outbox's key: the desk and the site do, and nobody else. */
export async function proofOf([newest]: KeyRing, call: DeskCall, body: string, now: number): Promise<string> {
  const time = String(now);
  return `${time}.${await digestOf(newest, deskCalls[call], time, body)}`;
}

/** Whether the proof is for this call and body, and at most a minute old. */
export async function isProven(ring: KeyRing, proof: string, path: string, body: string, now: number): Promise<boolean> {
  const [time = '', digest = ''] = proof.split('.');
  if (!(Math.abs(now - Number(time)) <= validFor)) return false;
  // A site that has a newer key already knows the desk's as well.
  const wanted = await Promise.all(ring.map((key) => digestOf(key, path, time, body)));
  return wanted.includes(digest);
}
