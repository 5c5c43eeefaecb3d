import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Person } from '#desk/desk-env.ts';
import { claimsOf, publishedKeys, type SigningKey, signToken } from './tokens.ts';

/** The cookie in which Access keeps a browser's token. */
export const accessCookie = 'CF_Authorization';

const root = '/cdn-cgi/access';

type Answer = { status: number; headers: Readonly<Record<string, string>>; body: string };

/** `keys`, the newest first: that one signs. `people` are those whom the sign-in page offers. */
export type Team = { team: string; keys: ReadonlyArray<SigningKey>; people: ReadonlyArray<Person> };

/** The address at a desk that signs somebody in. */
export const signInPath = (email: string): string => `${root}/login?${new URLSearchParams({ email })}`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const page = (title: string, body: string, headers: Answer['headers'] = {}): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title>
<body style="font: 1.125rem/1.6 sans-serif; max-width: 36rem; margin: 3rem auto; padding: 0 1rem"><h1>${title}</h1>${body}`,
});

const signInPage = (people: Team['people']) =>
  page(
    'Who are you?',
    `<p>This page takes the place of Cloudflare Access on this machine. It believes everybody.</p>
<ul>${people.map(({ email, name, role }) => `<li><a href="${escaped(signInPath(email))}">${escaped(name)}</a>, ${role}</li>`).join('')}</ul>
<form action="${root}/login"><label>Or another e-mail address<br><input name="email" required size="32" type="email"></label> <button>Sign in</button></form>`,
  );

const cookie = (value: string, more = '') => `${accessCookie}=${value}; Path=/; HttpOnly; SameSite=Lax${more}`;

const signedOutPage = page('You are signed out', `<p><a href="${root}/login">Sign in again</a></p>`, {
  'Set-Cookie': cookie('', '; Max-Age=0'),
});

/**
 * Answers as Cloudflare Access does under the host that it protects: the team's public keys, signing in and signing out. Access asks for a
 * password or a code first; this asks for nothing, and is for this machine alone.
 */
export function accessAnswer(path: string, { team, keys, people }: Team): Answer {
  const { pathname, searchParams } = new URL(path, team);
  const email = searchParams.get('email');
  const [key] = keys;
  if (pathname === `${root}/certs`)
    return { status: 200, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(publishedKeys(keys)) };
  if (pathname === `${root}/logout`) return signedOutPage;
  if (pathname !== `${root}/login` || !key) return { status: 404, headers: {}, body: '' };
  if (!email) return signInPage(people);
  return { status: 303, headers: { Location: '/', 'Set-Cookie': cookie(signToken(claimsOf(team, email), key)) }, body: '' };
}

/** Serves the stand-in for Cloudflare Access on a free port of this machine; `answer` is given the path with its query. */
export async function serveAccess(answer: (path: string) => Answer) {
  const server = createServer((request, response) => {
    const { status, headers, body } = answer(request.url ?? '/');
    response.writeHead(status, { ...headers }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
