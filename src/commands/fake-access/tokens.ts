import { createPrivateKey, createPublicKey, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

export type Claims = Readonly<Record<string, unknown>>;
export type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject };

/** The Audience tag of the one application that the stand-in knows. */
export const audience = 'f'.repeat(64);
const lifetime = 24 * 60 * 60;

export const newKey = (kid: string): SigningKey => ({ kid, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) });

/** The key in this file, which is made the first time: people stay signed in when the stand-in starts again. */
export async function keyInFile(file: string, kid = 'local'): Promise<SigningKey> {
  const pem = await readFile(file, 'utf8').catch(() => undefined);
  if (pem !== undefined) {
    const privateKey = createPrivateKey(pem);
    return { kid, privateKey, publicKey: createPublicKey(privateKey) };
  }
  const made = newKey(kid);
  await writeFile(file, made.privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  return made;
}

/** One of the first two parts of a token. */
export const tokenPart = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const signatureOf = (key: KeyObject, text: string, digest = 'RSA-SHA256'): string =>
  createSign(digest).update(text).sign(key).toString('base64url');

/** The claims that Access makes of somebody who has just signed in to the team's application. */
export function claimsOf(team: string, email: string, now = Date.now()): Claims {
  const at = Math.floor(now / 1_000);
  return { aud: [audience], email, exp: at + lifetime, iat: at, nbf: at, iss: team, type: 'app', sub: email, country: 'IN' };
}

export function signToken(claims: Claims, { kid, privateKey }: SigningKey, header: Claims = {}): string {
  const text = `${tokenPart({ alg: 'RS256', kid, ...header })}.${tokenPart(claims)}`;
  return `${text}.${signatureOf(privateKey, text)}`;
}

/** The keys as a team publishes them, the newest first. */
export const publishedKeys = (keys: ReadonlyArray<SigningKey>) => ({
  keys: keys.map(({ kid, publicKey }) => ({ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' })),
  public_cert: { kid: keys[0]?.kid, cert: 'not read here' },
});
