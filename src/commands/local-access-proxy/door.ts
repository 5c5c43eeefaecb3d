import type { Fetcher } from '@cloudflare/workers-types';

/** The desk, and the address of the stand-in for Cloudflare Access. */
type Bindings = { DESK: Fetcher; STAND_IN: string };

const root = '/cdn-cgi/access/';

// Access sends the token of a browser's cookie on as a header, and lets no header of that name in from outside.
function withToken(request: Request): Request {
  const headers = new Headers(request.headers);
  const token = /(?:^|; *)CF_Authorization=([^;]*)/.exec(headers.get('Cookie') ?? '')?.[1];
  headers.delete('Cf-Access-Jwt-Assertion');
  if (token) headers.set('Cf-Access-Jwt-Assertion', token);
  return new Request(request, { headers });
}

export default {
  async fetch(request: Request, { DESK, STAND_IN }: Bindings): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith(root)) return fetch(STAND_IN + pathname + search, { redirect: 'manual' });
    const answer = (await DESK.fetch(withToken(request) as never)) as unknown as Response;
    // Access asks who somebody is before the desk does.
    if (answer.status === 401 && request.method === 'GET')
      return new Response(null, { status: 302, headers: { Location: `${root}login` } });
    return answer;
  },
};
