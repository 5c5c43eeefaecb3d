import { expect, test } from 'vitest';
import { type Configuration, deskConfiguration, deskProblems, missingSecrets } from '#commands/cloudflare/desk-configuration.ts';
import { complaintIn } from '#commands/cloudflare/wrangler.ts';
import { practice } from '#content/practice.ts';

const site: Configuration = {
  name: 'our-site',
  account_id: 'account',
  vars: { MODE: 'production', PLAN: 'paid' },
  d1_databases: [
    { binding: 'DB', database_id: 'one' },
    { binding: 'ANOTHER', database_id: 'three' },
  ],
};
const access = { ACCESS_TEAM: 'https://our-practice.cloudflareaccess.com', ACCESS_AUD: 'a1'.repeat(32) };
const desk: Configuration = {
  name: 'our-desk',
  vars: access,
  d1_databases: [{ binding: 'DB' }],
  services: [{ binding: 'SITE', service: 'gi-practice-site' }],
};
const place = { siteUrl: 'https://www.own-practice.in', adminUrl: 'https://desk.own-practice.in/' };

test("the desk's configuration takes the site's ids, account and variables", () => {
  const built = deskConfiguration(site, desk, { live: true });
  expect(built.d1_databases).toEqual([{ binding: 'DB', database_id: 'one', migrations_dir: '../../src/migrations' }]);
  expect(built).toMatchObject({
    name: 'our-desk',
    account_id: 'account',
    vars: { MODE: 'production', PLAN: 'paid', ...access },
    services: [{ binding: 'SITE', service: 'our-site' }],
    routes: [{ pattern: new URL(practice.adminUrl).host, custom_domain: true }],
  });
  expect(deskProblems(built, place)).toEqual([]);
});

test("the desk's configured routes are kept; only live builds add one", () => {
  const routes = [{ pattern: 'desk.own-practice.in/*', zone_name: 'own-practice.in' }];
  expect(deskConfiguration(site, { ...desk, routes }, { live: true }).routes).toEqual(routes);
  expect(deskConfiguration(site, desk, { live: false }).routes).toBeUndefined();
});

test('the deploy names each missing desk setting and its place', () => {
  const built = deskConfiguration({ ...site, d1_databases: [{ binding: 'DB' }] }, desk, {
    live: true,
  });
  expect(deskProblems(built, place)).toEqual(['wrangler.toml has no database_id for DB']);
  const good = deskConfiguration(site, desk, { live: true });
  expect(deskProblems(good, { ...place, adminUrl: 'https://admin.deshpande-gi.example/' })).toEqual([
    expect.stringContaining('is a sample'),
  ]);
  expect(deskProblems(good, { ...place, adminUrl: `${place.siteUrl}/admin` })).toEqual([expect.stringContaining('needs another')]);
  const wrong = [{ ACCESS_TEAM: '' }, { ACCESS_TEAM: 'our-practice.cloudflareaccess.com' }, { ACCESS_AUD: '' }, { ACCESS_AUD: 'our-desk' }];
  for (const vars of wrong) {
    const problems = deskProblems({ ...good, vars: { ...good.vars, ...vars } }, place);
    expect(problems).toEqual([expect.stringContaining(Object.keys(vars)[0] ?? '')]);
  }
  expect(deskProblems(deskConfiguration(site, { ...desk, vars: {} }, { live: true }), place)).toHaveLength(2);
});

test("the deploy lists the site's secrets that the desk lacks", () => {
  const list = (...names: ReadonlyArray<string>) => JSON.stringify(names.map((name) => ({ name, type: 'secret_text' })));
  const ofSite = list('OUTBOX_KEYS', 'BACKEND_URL', 'ALERT_WEBHOOK', 'TURNSTILE_SECRET');
  expect(missingSecrets(ofSite, list('OUTBOX_KEYS'))).toEqual(['BACKEND_URL', 'ALERT_WEBHOOK']);
  expect(missingSecrets(list('OUTBOX_KEYS'), list())).toEqual(['OUTBOX_KEYS']);
  expect(missingSecrets(list('OUTBOX_KEYS'), list('OUTBOX_KEYS'))).toEqual([]);
});

test('the deploy explains how to log in to Cloudflare', () => {
  const token = "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.";
  for (const said of [`\n${JSON.stringify({ error: { text: token } }, null, 2)}\n`, `\u001b[31m✘ [ERROR] ${token}`, '{"loggedIn":false}'])
    expect(complaintIn(said)).toMatch(/^Nobody is logged in.*npx wrangler login/);
  expect(complaintIn(JSON.stringify({ error: { text: 'no such table: "requests"' } }, null, 2))).toBe('no such table: "requests"');
  expect(complaintIn(' something else \n')).toBe('something else');
});
