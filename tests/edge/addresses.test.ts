import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneLink } from '#content/contact-links.ts';
import { doctorPath } from '#content/doctor-path.ts';
import { openNow } from '#content/open-now.ts';
import { practice } from '#content/practice.ts';
import { ownAddresses, publishedAddresses } from '#tests/addresses.ts';
import { clockStart } from '#tests/clock.ts';
import { startSite } from '#tests/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
  await site.tick();
});
afterAll(() => site?.close());

test('every address once published and every current page returns 200', async () => {
  const answers = await Promise.all(
    [...publishedAddresses, ...ownAddresses].map(async (address) => [address, (await site.fetch(address)).status] as const),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

test('the immediate-assistance tile on home names 112 and 108', async () => {
  const html = await (await site.fetch('/')).text();
  expect(html).toMatch(
    /Get in touch with our team for immediate assistance\.<\/span><span[^>]*>In an emergency call 112\u00a0or\u00a0108\./,
  );
});

test('an alias address shows its page with the page’s canonical address', async () => {
  const html = await (await site.fetch('/treatment/pancreas/whipple')).text();
  expect(html).toContain('rel="canonical"');
  expect(/<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0]).toContain('/treatment/whipple/whilesurgery"');
});

test('/about and the doctor’s own address share one canonical address', async () => {
  for (const address of ['/about', doctorPath.href]) {
    const html = await (await site.fetch(address)).text();
    expect(/<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0]).toContain(`${doctorPath.href}"`);
  }
});

test('old addresses and wrong treatment groups redirect with 308', async () => {
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

test('an unknown address returns 404 with noindex and suggestions', async () => {
  for (const address of [
    '/nope',
    '/treatment/liver/nope',
    '/about-dr-somebody',
    '/blog/nope',
    '/blog?page=99',
    '/blog?page=x',
    '/treatment/a/b/c',
    // Exists during development only.
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

test('an address with a trailing slash redirects to the plain one', async () => {
  const answer = await site.fetch('/cases/');
  expect([answer.status, answer.headers.get('location')]).toEqual([307, '/cases']);
});

test('/healthz reports requests and blog without personal data', async () => {
  const health = await (await site.fetch('/healthz')).json();
  expect(health).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    outbox: { pending: 0, oldestSeconds: 0, held: 0, rejected: 0, withdrawals: 0, unopenable: 0, unseen: 0, overdue: 0 },
    crons: { site: expect.any(Number), desk: null, probe: null },
    blog: { ageSeconds: expect.any(Number), source: 'embedded', lastFailure: null, posts: 12 },
  });
});

test('/hi/visit states it as /visit does, cached no longer', async () => {
  const answer = await site.fetch('/hi/visit');
  const html = (await answer.text()).replaceAll('\u00a0', ' ');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate']);
  // At 10:04 on a Friday.
  expect(html).toContain('क्लिनिक अभी खुला है, शाम 5 बजे तक।');
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).not.toContain('href="/visit"');
});

test('/visit states whether the practice is open now', async () => {
  const answer = await site.fetch('/visit');
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate']);
  expect(html).toContain(openNow(clockStart).words);
  for (const words of [practice.visit.estimate, practice.visit.landmark, practice.visit.stepFree]) expect(html).toContain(words);
});
