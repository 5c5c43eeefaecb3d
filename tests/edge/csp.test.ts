import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSite } from '#tests/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({ samples: false });
});
afterAll(() => site?.close());
beforeEach(() => site.clearLogs());

const reported = {
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://tracker.example:8443/asha?phone=9876543210',
  'document-uri': 'https://clinic.example/contact?name=Asha',
  referrer: 'https://mail.example/inbox/asha',
  'script-sample': 'alert("Asha 9876543210")',
  'original-policy': 'default-src none',
};

function report(body: string, type = 'application/csp-report') {
  return site.fetch('/_csp', { method: 'POST', headers: { 'Content-Type': type }, body });
}

const lines = () => site.logs().map(({ message }) => message);

test('a csp-report logs only its directive and blocked host', async () => {
  expect((await report(JSON.stringify({ 'csp-report': reported }))).status).toBe(204);
  expect(lines()).toEqual(['{"event":"csp","directive":"script-src-elem","blocked":"tracker.example"}']);
});

test('a Reporting API report logs its directive and blocked host', async () => {
  const body = {
    effectiveDirective: 'img-src',
    blockedURL: 'https://pics.example/a.png',
    documentURL: 'https://clinic.example/?q=Asha',
    sample: 'Asha',
  };
  await report(JSON.stringify([{ type: 'csp-violation', url: 'https://clinic.example/?q=Asha', body }]), 'application/reports+json');
  expect(lines()).toEqual(['{"event":"csp","directive":"img-src","blocked":"pics.example"}']);
});

test('malformed and oversized CSP reports get 204 and no log', async () => {
  const large = JSON.stringify({ 'csp-report': { ...reported, 'script-sample': 'x'.repeat(20_000) } });
  for (const body of ['', '{', '[]', 'null', '{"csp-report":7}', '{"csp-report":{"effective-directive":"<b>Asha</b>"}}', large])
    expect((await report(body)).status).toBe(204);
  expect((await report(JSON.stringify({ 'csp-report': reported }), 'text/plain')).status).toBe(204);
  expect(lines()).toEqual([]);
});

test('CSP reports log at most ten lines a minute', async () => {
  for (let sent = 0; sent < 40; sent++) await report(JSON.stringify({ 'csp-report': reported }));
  // Ten a minute, and the test may run across the end of one.
  expect(lines().length).toBeLessThanOrEqual(20);
});
