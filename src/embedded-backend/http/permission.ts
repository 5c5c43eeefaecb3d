import type { Context, MiddlewareHandler } from 'hono';

export type Permission = { token?: string | undefined; trusted?: boolean };

/**
 * Lets the holder of the token pass, and the site's own code when it is trusted. Without a token configured there is
 * nothing here to be found.
 */
export function requirePermission(permission: Permission): MiddlewareHandler {
  return async (c, next) => {
    if (!permission.trusted && !permission.token) return c.json({ message: 'Not found' }, 404);
    if (!(await hasPermission(c, permission)))
      return c.json({ message: 'A valid token is needed.' }, 401, { 'WWW-Authenticate': 'Bearer' });
    await next();
    c.header('Cache-Control', 'no-store');
  };
}

/** Whether a request may see what is not published: it brings the token, or comes from the site's own code. */
export async function hasPermission(c: Context, { token, trusted = false }: Permission): Promise<boolean> {
  return trusted || (token !== undefined && token !== '' && (await sameSecret(bearerIn(c.req.header('authorization')), token)));
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
