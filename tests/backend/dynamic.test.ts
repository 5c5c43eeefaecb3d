import { expect, test } from 'vitest';
import { addChild, dynamicListMessage, fetchDynamicPages } from '#backend/calls/dynamic.ts';
import { deleteInquiry } from '#backend/calls/inquiries.ts';

function backendThat(fetch: (request: Request) => Response) {
  return { base: 'http://backend.test', fetch: async (request: Request) => fetch(request), timeoutMs: 1_000 };
}

test.each([[{ data: [{ page: 'Blog' }] }], [{ data: { data: [{ page: 'Blog' }] } }]])('reads the page list from %j', async (body) => {
  expect(await fetchDynamicPages(backendThat(() => Response.json(body)))).toEqual({ ok: true, value: [{ page: 'Blog' }] });
});

test('a failed page list has the server’s message', () => {
  expect(dynamicListMessage({ kind: 'status', status: 500, body: { message: 'Database is full' } })).toBe('Database is full');
});

test.each([
  [{ kind: 'unreachable' }],
  [{ kind: 'malformed', why: 'not JSON' }],
  [{ kind: 'status', status: 500, body: null }],
  [{ kind: 'status', status: 500, body: 'message' }],
  [{ kind: 'status', status: 500, body: { message: '' } }],
] as const)('falls back to the fixed message for %j', (failure) => {
  expect(dynamicListMessage(failure)).toBe('Failed to add discount');
});

test('encodes ids in the path of a call', async () => {
  const asked: string[] = [];
  const backend = backendThat((request) => {
    asked.push(new URL(request.url).pathname);
    return new Response(null, { status: 204 });
  });
  await deleteInquiry(backend, 'delete/all');
  await addChild(backend, 'a?b#c', { title: 'T', description: 'D', photo: new Blob() });
  expect(asked).toEqual(['/api/v1/inquiry/delete%2Fall', '/api/v1/dynamic/child/a%3Fb%23c']);
});
