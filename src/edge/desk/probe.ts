import { keyRing } from '#encryption/keys.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import { isProven, proofHeader } from './proof.ts';

/** What the desk proves when it sends its test form under a key. */
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
