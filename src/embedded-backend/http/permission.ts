import type { Context, MiddlewareHandler } from 'hono';

export type Permission = { token?: string | undefined; trusted?: boolean };

/** Admits the holder of the token, and the site's own code when it is trusted. Answers 404 when no token is configured. */
export function requirePermission(permission: Permission): MiddlewareHandler {
  return async (c, next) => {
    if (!permission.trusted && !permission.token) return c.json({ message: 'Not found' }, 404);
    if (!(await hasPermission(c, permission)))
      return c.json({ message: 'A valid token is needed.' }, 401, { 'WWW-Authenticate': 'Bearer' });
    await next();
    c.header('Cache-Control', 'no-store');
  };
}

/** Whether a request may see unpublished content: it has the token, or comes from the site's own code. */
export async function hasPermission(c: Context, { token, trusted = false }: Permission): Promise<boolean> {
  return trusted || (token !== undefined && token !== '' && (await sameSecret(bearerIn(c.req.header('authorization')), token)));
}

function bearerIn(header: string | undefined): string {
  return header?.match(/^Bearer +(\S+)$/i)?.[1] ?? '';
}

// Compares digests over their whole length, so timing reveals nothing about a partly right guess.
async function sameSecret(offered: string, secret: string): Promise<boolean> {
  const [a, b] = await Promise.all([digestOf(offered), digestOf(secret)]);
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}

async function digestOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
