import { createHmac } from 'node:crypto';
import { accessAnswer, serveAccess } from '#commands/fake-access/answers.ts';
import {
  audience,
  type Claims,
  claimsOf,
  newKey,
  tokenPart as part,
  publishedKeys,
  type SigningKey,
  signatureOf,
  signToken,
} from '#commands/fake-access/tokens.ts';
import { clockStart } from './clock.ts';

/** The stand-in for Cloudflare Access that `npm start` uses, with every token that a desk must refuse, and faults to order. */
export async function startAccess() {
  let kids = 0;
  const next = () => {
    kids += 1;
    return newKey(`key-${kids}`);
  };
  let keys = [next()];
  // Signs with a key that the team never published.
  const other = newKey('key-1');
  let answer: { status: number; body: () => string } | undefined;
  let asked = 0;
  const { url: team, close } = await serveAccess((path) => {
    asked += 1;
    const usual = accessAnswer(path, { team, keys, people: [] });
    return answer ? { ...usual, status: answer.status, body: answer.body() } : usual;
  });

  const current = () => keys[0] ?? other;
  const usualClaims = (email: string): Claims => claimsOf(team, email, clockStart);
  const sign = (claims: Claims, header: Claims = {}, key: SigningKey = current()) => signToken(claims, key, header);
  const without = (name: string, claims: Claims) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

  /** Every token that must not let this person in, by what is wrong with it. */
  function wrongTokens(email: string): Readonly<Record<string, string>> {
    const now = Math.floor(clockStart / 1_000);
    const good = usualClaims(email);
    const { kid, privateKey, publicKey } = current();
    const [head = '', body = '', signature = ''] = sign(good).split('.');
    const other256 = (alg: string, sign: (text: string) => string, more: Claims = {}) => {
      const text = `${part({ alg, kid, ...more })}.${part(good)}`;
      return `${text}.${sign(text)}`;
    };
    const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
    return {
      'bad signature': sign(good, {}, { ...other, kid }),
      'signature cut short': `${head}.${body}.${signature.slice(0, -4)}`,
      'no signature': `${head}.${body}.`,
      'words changed': `${head}.${part({ ...good, email: `x${email}` })}.${signature}`,
      'two parts': `${head}.${body}`,
      'five parts': `${head}.${body}.${signature}.${body}.${signature}`,
      'no JSON': 'a.b.c',
      'wrong aud': sign({ ...good, aud: ['0'.repeat(64)] }),
      'no aud': sign(without('aud', good)),
      'part of aud': sign({ ...good, aud: audience.slice(1) }),
      'wrong iss': sign({ ...good, iss: 'https://another.cloudflareaccess.com' }),
      'no iss': sign(without('iss', good)),
      expired: sign({ ...good, exp: now - 1 }),
      'no exp': sign(without('exp', good)),
      'exp in words': sign({ ...good, exp: String(now + 600) }),
      'nbf ahead': sign({ ...good, nbf: now + 300 }),
      'iat ahead': sign({ ...good, iat: now + 300 }),
      'HS256 with the public key': other256('HS256', (text) => createHmac('sha256', pem).update(text).digest('base64url')),
      'HS256 with n': other256('HS256', (text) =>
        createHmac('sha256', String(publicKey.export({ format: 'jwk' }).n))
          .update(text)
          .digest('base64url'),
      ),
      none: `${part({ alg: 'none', kid })}.${body}.`,
      'None with a signature': `${part({ alg: 'None', kid })}.${body}.${signature}`,
      RS512: other256('RS512', (text) => signatureOf(privateKey, text, 'RSA-SHA512')),
      'RS256 in small letters': other256('rs256', (text) => signatureOf(privateKey, text)),
      crit: other256('RS256', (text) => signatureOf(privateKey, text), { crit: ['b64'], b64: true }),
      'another typ': other256('RS256', (text) => signatureOf(privateKey, text), { typ: 'at+jwt' }),
      'a key of its own': sign(good, { kid: 'mine', jwk: other.publicKey.export({ format: 'jwk' }), jku: `${team}/mine` }, other),
      'unknown kid': sign(good, { kid: 'nobody' }),
      'no kid': sign(good, { kid: undefined }),
      'kid that is no text': sign(good, { kid: { toString: kid } }),
      'no e-mail': sign(without('email', good)),
      'two e-mails': sign({ ...good, email: [email] }),
      // The sign of the unit Kelvin, whose small form is the letter k.
      'letters that look alike': sign({
        ...good,
        email: email.replace('k', '\u212A').replace(/^a/, '\uFF41').replace(/^o/, '\uFF4F').replace('e', '\u212F'),
      }),
    };
  }

  return {
    team,
    audience,
    /** The variables of a desk behind it. */
    vars: { ACCESS_TEAM: team, ACCESS_AUD: audience },
    asked: () => asked,
    claimsOf: usualClaims,
    sign,
    tokenFor: (email: string) => sign(usualClaims(email)),
    wrongTokens,
    /** Publishes a new key, with which it signs from now on, and the one before; forgets older ones. */
    rotate: () => {
      keys = [next(), ...keys.slice(0, 1)];
    },
    /** Answers otherwise, until told to stop. */
    answers: (status: number | undefined, body: () => string = () => '') => {
      answer = status === undefined ? undefined : { status, body };
    },
    published: () => publishedKeys(keys),
    close,
  };
}
