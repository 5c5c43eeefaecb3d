import { hex } from '#backend/formats/hex.ts';
import { minute } from '#content/practice-time.ts';
import { hmac, type KeyRing, keyRing } from '#encryption/keys.ts';
import type { RequestsDeps } from '#requests/deps.ts';

export const proofHeader = 'authorization';

/** The address that the desk asks. To the public it does not exist: it needs a proof. A post without a body asks for a refresh. */
export const deskPath = '/_desk';

/** Where the desk asks for the mark of an emergency in the words that it posts (`emergencyMark`): the site alone has the detector. */
export const markPath = '/_desk/mark';

const validFor = minute;

const digestOf = async (key: KeyRing[number], time: string, body: string) => hex(await hmac(key, 'desk call', time, body));

/** Proves that a call comes from a holder of our encryption key: the desk and the site alone have it. */
export async function proofOf([newest]: KeyRing, body: string, now: number): Promise<string> {
  const time = String(now);
  return `${time}.${await digestOf(newest, time, body)}`;
}

/** Whether the proof is for this body, and at most a minute old. */
export async function isProven(ring: KeyRing, proof: string, body: string, now: number): Promise<boolean> {
  const [time = '', digest = ''] = proof.split('.');
  if (!(Math.abs(now - Number(time)) <= validFor)) return false;
  // A site that has a newer key already knows the desk's as well.
  const wanted = await Promise.all(ring.map((key) => digestOf(key, time, body)));
  return wanted.includes(digest);
}

/** The text that the desk proves when it sends its test form under a key. */
export const probeProof = (key: string): string => `probe ${key}`;

/** Whether a form is the desk's own test. Anybody else's is a form like others, whatever its header says. */
export async function isOwnProbe(
  request: Request,
  key: string | undefined,
  { keys, now }: Pick<RequestsDeps, 'keys' | 'now'>,
): Promise<boolean> {
  const proof = request.headers.get(proofHeader);
  return proof !== null && key !== undefined && isProven(await keyRing(keys), proof, probeProof(key), now());
}
