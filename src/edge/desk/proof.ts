import { hex } from '#backend/formats/hex.ts';
import { hmac, type KeyRing } from '#outbox/encryption/keys.ts';

export const proofHeader = 'x-desk-proof';

/** What the desk may ask of the site. No address of the public's; without a proof they are not there. */
export const deskCalls = { refresh: '/_desk/refresh', preview: '/_desk/preview' } as const;
export type DeskCall = keyof typeof deskCalls;

const validFor = 60_000;

const digestOf = (key: KeyRing[number], call: string, time: string, body: string) => hmac(key, 'desk call', call, time, body);

/** Proves that a call comes from whoever holds the outbox's key: the desk and the site do, and nobody else. */
export async function proofOf(ring: KeyRing, call: DeskCall, body: string, now: number): Promise<string> {
  const [key] = ring;
  const time = String(now);
  return `${key.id}.${time}.${hex(await digestOf(key, deskCalls[call], time, body))}`;
}

/** Whether the proof is for this call and body, and at most a minute old. */
export async function isProven(ring: KeyRing, proof: string | undefined, path: string, body: string, now: number): Promise<boolean> {
  const [id, time, digest] = proof?.split('.') ?? [];
  const key = ring.find((each) => each.id === id);
  if (!key || !time || !digest || !(Math.abs(now - Number(time)) <= validFor)) return false;
  const wanted = hex(await digestOf(key, path, time, body));
  // Every character is looked at, so the time taken says nothing about how much of a guess was right.
  return (
    digest.length === wanted.length &&
    [...wanted].reduce((all, letter, at) => all | (letter.charCodeAt(0) ^ digest.charCodeAt(at)), 0) === 0
  );
}
