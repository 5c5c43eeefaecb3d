import { createDecipheriv, createECDH, createPublicKey, hkdfSync, type JsonWebKey, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Subscription } from '#bell/push/devices.ts';
import { serveHere } from './serve-here.ts';

type Received = { path: string; headers: IncomingHttpHeaders; bytes: Buffer };

/** A browser's half of Web Push: a subscription, and what opens a message to it (RFC 8291, RFC 8188). */
export function pushBrowser(path: string) {
  const keys = createECDH('prime256v1');
  const own = keys.generateKeys();
  const auth = randomBytes(16);
  const subscription: Subscription = {
    endpoint: `https://push.services.example/${path}`,
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
  };

  function open(message: Buffer): unknown {
    const [salt, size, idLength] = [message.subarray(0, 16), message.readUInt32BE(16), message[20] ?? 0];
    const sender = message.subarray(21, 21 + idLength);
    const record = message.subarray(21 + idLength);
    if (record.length > size) throw new Error('more than one record');
    const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const ikm = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, keyInfo, 32));
    const derived = (name: string, length: number) => Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    const end = [...padded].findLastIndex((byte) => byte !== 0);
    if (padded[end] !== 2) throw new Error('the last record does not end in its delimiter');
    return JSON.parse(padded.subarray(0, end).toString());
  }
  return { subscription, open };
}

/** The claims of a message's VAPID token; throws unless `publicKey` signed it (RFC 8292). */
export function vapidClaims(headers: IncomingHttpHeaders, publicKey: string): { aud: string; exp: number; sub: string } {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const by = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as JsonWebKey, format: 'jwk' });
  const fits = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: by, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (key !== publicKey || !fits) throw new Error('another key signed this');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

/** A push service over HTTP on this machine. It answers with the status that is set for a path, 201 otherwise; 'silence' is no answer. */
export async function startPushService() {
  const received: Received[] = [];
  const answers = new Map<string, number | 'silence'>();
  const served = await serveHere(async (request, response) => {
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, bytes: Buffer.concat(await request.toArray()) });
    const answer = answers.get(path) ?? 201;
    // A redirect would lead the message to an address that nobody subscribed with.
    if (answer !== 'silence') response.writeHead(answer, answer === 307 ? { Location: '/elsewhere' } : {}).end('{"reason":"private"}');
  });
  return {
    ...served,
    received,
    answerWith: (path: string, answer: number | 'silence') => answers.set(`/${path}`, answer),
  };
}
