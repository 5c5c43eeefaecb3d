import type { MiddlewareHandler } from 'hono';

export type Permission = { token?: string | undefined; trusted?: boolean };

/**
 * Lets the holder of the token pass, and the site's own code when it is trusted. Without a token configured there is
 * nothing here to be found (decisions, 'The practice backend').
 */
export function needsPermission({ token, trusted = false }: Permission): MiddlewareHandler {
  return async (c, next) => {
    if (!trusted && !token) return c.json({ message: 'Not found' }, 404);
    if (!trusted && token && !(await sameSecret(bearerIn(c.req.header('authorization')), token))) {
      return c.json({ message: 'A valid token is needed.' }, 401, { 'WWW-Authenticate': 'Bearer' });
    }
    await next();
    c.header('Cache-Control', 'no-store');
  };
}

function bearerIn(header: string | undefined): string {
  return header?.match(/^Bearer +(\S+)$/i)?.[1] ?? '';
}

// Digests have one length, and every byte is looked at, so the time taken says nothing about how much of a guess was right.
async function sameSecret(offered: string, secret: string): Promise<boolean> {
  const [a, b] = await Promise.all([digestOf(offered), digestOf(secret)]);
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}

async function digestOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
