import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneLink } from '#content/contact-links.ts';
import { doctorPath } from '#content/doctor-path.ts';
import { ownAddresses, publishedAddresses } from '#tests/addresses.ts';
import { startSite } from '#tests/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
  await site.tick();
});
afterAll(() => site?.close());

test('every address of the specification, and of ours, answers 200', async () => {
  const answers = await Promise.all(
    [...publishedAddresses, ...ownAddresses].map(async (address) => [address, (await site.fetch(address)).status] as const),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

// It names the numbers for an emergency.
test('the tile of immediate assistance says whom to call', async () => {
  const html = await (await site.fetch('/')).text();
  expect(html).toMatch(
    /Get in touch with our team for immediate assistance\.<\/span><span[^>]*>In an emergency call 112\u00a0or\u00a0108\./,
  );
});

// It shows the entry.
test('an alias names the entry’s own address as canonical', async () => {
  const html = await (await site.fetch('/treatment/pancreas/whipple')).text();
  expect(html).toContain('rel="canonical"');
  expect(/<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0]).toContain('/treatment/whipple/whilesurgery"');
});

// With one canonical address.
test('/about and the doctor’s own address are one page', async () => {
  for (const address of ['/about', doctorPath.href]) {
    const html = await (await site.fetch(address)).text();
    expect(/<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0]).toContain(`${doctorPath.href}"`);
  }
});

// So does a known treatment under a wrong group.
test('other spellings of an address move to it for good', async () => {
  const moves = {
    '/treatment/liver/gallbladderstones': '/treatment/gallbladder/gallbladderstones',
    '/treatment/hemorrhoids': '/treatment/proctology/hemorrhoids',
    '/treatment/anything/digestive-system': '/treatment/digestive-system',
    '/testimonials': '/testonomial',
  };
  for (const [from, to] of Object.entries(moves)) {
    const answer = await site.fetch(from);
    expect([from, answer.status, answer.headers.get('location')]).toEqual([from, 308, to]);
  }
});

// Search engines leave it out.
test('anything else is a true 404 with suggestions', async () => {
  for (const address of [
    '/nope',
    '/treatment/liver/nope',
    '/about-dr-somebody',
    '/blog/nope',
    '/blog?page=99',
    '/blog?page=x',
    '/treatment/a/b/c',
    // Of a developer's machine only.
    '/styleguide',
  ]) {
    const answer = await site.fetch(address);
    expect([address, answer.status]).toEqual([address, 404]);
  }
  const html = await (await site.fetch('/treatment/gallblader-stones')).text();
  expect(html).toContain('/treatment/gallbladder/gallbladderstones');
  expect(html).toContain('content="noindex"');
  expect(html).toContain(phoneLink);
});

test('a trailing slash leads to the address without it', async () => {
  const answer = await site.fetch('/cases/');
  expect([answer.status, answer.headers.get('location')]).toEqual([307, '/cases']);
});

test('/healthz reports requests and blog without personal data', async () => {
  const health = await (await site.fetch('/healthz')).json();
  expect(health).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    outbox: { pending: 0, oldestSeconds: 0, held: 0, rejected: 0, withdrawals: 0, unopenable: 0 },
    blog: { ageSeconds: expect.any(Number), source: 'embedded', lastFailure: null, posts: 12 },
  });
});
