import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestHarness } from 'wrangler';
import { doctorName } from '#content/contact-links.ts';
import { dayOf } from '#content/practice-time.ts';
import { dateAsRead } from '#content/review.ts';
import type { DeskPage, DeskPageText } from '#content/reviews/desk-page.ts';
import { addSignatures, newestSignatures } from '#desk/signing/signatures.ts';
import { signedParts } from '#desk/signing/signed-parts.ts';
import { yearsOn } from '#desk/signing/signing-rules.ts';
import { clockStart } from '#tests/clock.ts';
import { type Ask, formOf, startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
let asDoctor: Ask;
let asDesk: Ask;
beforeAll(async () => {
  site = await startDesk();
  [asDoctor, asDesk] = await Promise.all([site.signIn('doctor'), site.signIn('desk')]);
});
afterAll(() => site?.close());
beforeEach(async () => {
  const db = site.env.DB;
  await db.batch(['signed_blocks', 'signatures', 'remarks'].map((table) => db.prepare(`DELETE FROM ${table}`)));
});

const built = 'dist/desk/public/signing';
const readBuilt = <T>(file: string) => JSON.parse(readFileSync(`${built}/${file}.json`, 'utf8')) as T;
// Other languages have lists of their own.
const pages = readBuilt<ReadonlyArray<DeskPage>>('index').filter(({ id }) => !id.startsWith('hi/'));
const fissure = readBuilt<DeskPageText>('treatments/fisures');
const [help = expect.fail(), options = expect.fail()] = fissure.parts;
const path = `/pages/${fissure.id}`;
const today = new Date(dayOf(clockStart)).toJSON().slice(0, 10);
const next = yearsOn(today, 2);

const sign = (ask: Ask, fields: Record<string, string> = {}, parts = [help]) =>
  ask(`${path}/sign`, formOf({ parts: signedParts(parts), on: today, next, ...fields }));
const signed = async () => (await newestSignatures(site.env.DB)).map(({ page, part, hash, by, days }) => ({ page, part, hash, by, days }));
const textOf = async (answer: Promise<Response>) =>
  (await (await answer).text()).replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const row = { page: fissure.id, by: doctorName, email: 'meera@practice.test', days: { on: '2026-11-03', next: '2028-11-03' }, at: 1 };

/** Signs a part whose first paragraphs had other words then. */
const signEarlier = (part = options, change = (words: string) => `Then: ${words}`) =>
  addSignatures(site.env.DB, [
    {
      ...row,
      part: part.key,
      hash: '0'.repeat(16),
      blocks: part.blocks.map((block, at) => (at === 0 ? { ...block, id: 'f'.repeat(12), words: change(block.words) } : block)),
    },
  ]);

test("the doctor's signature is stored and the next part opens", async () => {
  const before = await textOf(asDoctor('/pages'));
  expect(before).toContain(`0 of ${pages.length} signed`);
  expect(before.indexOf('/pages/triage')).toBeLessThan(before.indexOf(path));
  const answer = await sign(asDoctor);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `${path}?part=options&signed=${encodeURIComponent(`${fissure.id}:help`)}&flash=part-signed`,
  ]);
  expect(await signed()).toEqual([{ page: fissure.id, part: 'help', hash: help.hash, by: doctorName, days: { on: today, next } }]);
  expect(await textOf(asDesk('/pages'))).toContain(`1 of ${fissure.parts.length} parts signed`);
  expect(await textOf(asDesk(`${path}?part=help`))).toContain(`Signed on ${dateAsRead(today)}, next by ${dateAsRead(next)}`);
});

test('a page to sign opens at the first unsigned part', async () => {
  const opened = async () => /aria-current="true"[^>]*href="[^"]*part=([a-z-]+)"/.exec(await textOf(asDoctor(path)))?.[1];
  expect(await opened()).toBe('help');
  await sign(asDoctor);
  expect(await opened()).toBe('options');
  await sign(asDoctor, {}, fissure.parts.slice(2));
  expect(await opened()).toBe('options');
});

test('signing the last part makes the page signed', async () => {
  await sign(asDoctor, {}, fissure.parts.slice(1));
  const answer = await sign(asDoctor);
  // On to the page after it in the list, and not back to the rulebook at its top.
  expect(answer.headers.get('location')).toBe(
    `/pages/treatments/obstruction?signed=${encodeURIComponent(`${fissure.id}:help`)}&flash=page-signed&day=${next}`,
  );
  expect(await textOf(asDesk('/pages'))).toContain(`1 of ${pages.length} signed`);
});

// One tap too many signed the first part of the next page, and all of the page went with it.
test('the screen after signing can withdraw what was just signed', async () => {
  await sign(asDoctor, {}, fissure.parts.slice(1));
  const to = (await sign(asDoctor)).headers.get('location') ?? '';
  const page = await textOf(asDoctor(to));
  expect(page).toContain(`action="${path}/take-back"`);
  expect(page).toContain('name="parts" value="help"/>');
  // Her own address alone offers it, and only the doctor.
  expect(await textOf(asDesk(to))).not.toContain('take-back');
  const answer = await asDoctor(`${path}/take-back`, formOf({ parts: 'help' }));
  expect(answer.headers.get('location')).toBe(`${path}?part=help&flash=part-taken-back`);
  expect((await signed()).filter(({ days }) => days).map(({ part }) => part)).toEqual(fissure.parts.slice(1).map(({ key }) => key));
});

test('signing a part with an open remark asks for confirmation', async () => {
  const block = help.blocks[0]?.id ?? '';
  await asDoctor(`${path}/remarks`, formOf({ at: block, part: 'help', text: 'A fever of 38 is too high.' }));
  expect(await textOf(asDoctor(`${path}?part=help`))).toContain('A remark is open here.');
  expect(await textOf(asDoctor(`${path}?part=options`))).not.toContain('A remark is open here.');
  const asked = await sign(asDoctor);
  expect([asked.status, await signed()]).toEqual([422, []]);
  const page = await asked.text();
  expect(page).toContain('name="sure"');
  expect(page).toContain('all the same');
  expect((await sign(asDoctor, { sure: 'yes' })).status).toBe(303);
  expect(await signed()).toHaveLength(1);
});

test('double-tapping Sign stores one signature', async () => {
  await sign(asDoctor);
  await sign(asDoctor);
  expect(await site.env.DB.prepare('SELECT count(*) AS rows FROM signatures').first('rows')).toBe(1);
});

/** Signs as the doctor does: opens an address, presses the first button 'Sign', and is led on; returns the presses. */
async function pressThrough(from: string): Promise<number> {
  let presses = 0;
  for (let at = from; at.split('?')[0] !== '/pages'; presses += 1) {
    const page = await textOf(asDoctor(at));
    const form = /<form [^>]*action="([^"]+\/sign)"[^>]*>(.*?)<\/form>/s.exec(page);
    const fields = Object.fromEntries(
      [...(form?.[2] ?? '').matchAll(/<input[^>]*>/g)].map(([input]) => [
        /name="(\w+)"/.exec(input)?.[1],
        /value="([^"]*)"/.exec(input)?.[1],
      ]),
    );
    const answer = await asDoctor(form?.[1] ?? expect.fail(`${at} has no form to sign`), formOf(fields as Record<string, string>));
    expect([at, answer.status]).toEqual([at, 303]);
    at = answer.headers.get('location') ?? '';
  }
  return presses;
}

// The rulebook is read by its groups; every other page can be read whole.
test('the doctor can sign a whole page with one press', async () => {
  const rulebook = readBuilt<DeskPageText>('triage');
  const answer = await asDoctor('/pages/triage/sign', formOf({ parts: signedParts(rulebook.parts), on: today, next }));
  const first = answer.headers.get('location')?.replace(/\?.*/, '');
  expect(await pressThrough(`${first}?part=all`)).toBe(pages.length - 1);
  expect(await textOf(asDoctor('/pages'))).toContain('Every page is signed as it stands.');
});

test('the doctor can sign every page with one press per part', { tags: ['long'] }, async () => {
  expect(await pressThrough('/pages/triage')).toBe(pages.reduce((sum, { parts }) => sum + parts.length, 0));
  expect(await textOf(asDoctor('/pages'))).toContain('Every page is signed as it stands.');
});

test('text signed on one page is collapsed on other signing pages', async () => {
  const rulebook = readBuilt<DeskPageText>('triage');
  const { name } = pages.find(({ id }) => id === 'triage') ?? expect.fail();
  expect(await textOf(asDoctor(`${path}?part=help`))).not.toContain(
    '<summary class="flex min-h-14 items-center justify-between gap-3 px-4 py-2 text-good',
  );
  await asDoctor('/pages/triage/sign', formOf({ parts: signedParts(rulebook.parts), on: today, next }));
  const page = await textOf(asDoctor(`${path}?part=help`));
  expect(page).toMatch(new RegExp(`\\d+ paragraphs signed on ${dateAsRead(today)} on “${name}”`));
});

test('a page part changed since signing shows only differences expanded', async () => {
  await signEarlier();
  const page = await textOf(asDoctor(`${path}?part=options`));
  expect(page).toContain('Changed since you signed on 3 November 2026');
  expect(page).toMatch(/<del[^>]*><span class="sr-only"> \(removed: <\/span>Then: /);
  expect(page).toContain(`${options.blocks.length - 1} unchanged paragraphs`);
  // Unchanged paragraphs are folded.
  const last = options.blocks.at(-1) ?? expect.fail();
  expect(page.indexOf(`id="${last.id}"`)).toBeGreaterThan(page.indexOf('unchanged paragraphs'));
});

test('a page part whose signed text is missing is shown whole', async () => {
  await addSignatures(site.env.DB, [{ ...row, part: 'options', hash: '0'.repeat(16), blocks: [] }]);
  const page = await textOf(asDoctor(`${path}?part=options`));
  expect(page).toContain('is not kept at this desk');
  expect(page).not.toContain('unchanged paragraph');
});

test('the signing list shows pages changed since signing first', async () => {
  await signEarlier();
  const list = await textOf(asDoctor('/pages'));
  const places = [
    'Changed since they were signed',
    `href="${path}"`,
    'As in the site’s menu',
    '>Gallbladder',
    '>Piles, fissure, fistula',
    '>Services',
  ];
  const found = places.map((words) => list.lastIndexOf(words));
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(Math.min(...found)).toBeGreaterThan(0);
  expect(list).toContain('0 signed, 3 waiting (1 above)');
  expect(list).toContain(`0 of ${pages.length} signed`);
});

test('a rejected review date is spelled out in the error', async () => {
  expect(await (await sign(asDoctor, { next: '2020-03-12' })).text()).toContain('Thursday 12 March 2020');
});

test('only the doctor can sign or withdraw a signature', async () => {
  const asOwner = await site.signIn('owner');
  for (const ask of [asDesk, asOwner]) {
    expect((await sign(ask)).status).toBe(403);
    expect((await ask(`${path}/take-back`, formOf({}))).status).toBe(403);
    expect(await textOf(ask(path))).not.toContain('Sign this part');
  }
  expect(await signed()).toEqual([]);
});

// The role may sign, but the pages name another doctor.
test('the desk rejects a signature from another doctor', async () => {
  const db = site.env.DB;
  const rename = (name: string) => db.prepare("UPDATE staff SET name = ?1 WHERE role = 'doctor'").bind(name).run();
  const name = await db.prepare("SELECT name FROM staff WHERE role = 'doctor'").first<string>('name');
  await rename('Dr. A. Nother');
  try {
    const answer = await sign(asDoctor);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(`Only ${doctorName} signs`)]);
    expect(await signed()).toEqual([]);
  } finally {
    await rename(name ?? '');
  }
});

const refused: ReadonlyArray<[string, Record<string, string>, number, string]> = [
  ['other words than she read', { parts: `help:${'0'.repeat(16)}` }, 409, 'read it, then sign'],
  ['one part of other words', { parts: `${signedParts([options])},help:${'0'.repeat(16)}` }, 409, 'read it, then sign'],
  ['a part that is gone', { parts: `gone:${'0'.repeat(16)}` }, 409, 'read it, then sign'],
  ['no part', { parts: '' }, 409, 'read it, then sign'],
  ['no next day', { next: '' }, 422, 'Enter the day'],
  ['a day that is past', { next: today }, 422, 'still to come'],
  ['a day beyond three years', { next: yearsOn(next, 2) }, 422, 'within 3 years'],
  ['a day that does not exist', { next: '2028-02-30' }, 422, 'Enter the day'],
  ['a day of reading long past', { on: '2026-01-05' }, 422, 'a day of the last 7'],
];
for (const [what, fields, status, words] of refused) {
  test(`the desk rejects a doctor’s signature with ${what}`, async () => {
    const answer = await sign(asDoctor, fields);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
    expect(await signed()).toEqual([]);
  });
}

test('a rejected signature keeps the typed dates', async () => {
  const page = await (await sign(asDoctor, { next: '2027-05-06', parts: `help:${'0'.repeat(16)}` })).text();
  expect(page).toContain('value="2027-05-06"');
});

test('a withdrawn signature leaves its page parts unsigned', async () => {
  await sign(asDoctor, {}, [help, options]);
  expect((await asDoctor(`${path}/take-back`, formOf({}))).status).toBe(303);
  expect((await signed()).map(({ part, days }) => [part, days])).toEqual([
    ['help', undefined],
    ['options', undefined],
  ]);
  expect(await textOf(asDoctor('/pages'))).toContain('The signature was taken back');
  // Taking back twice adds no row.
  await asDoctor(`${path}/take-back`, formOf({}));
  expect(await site.env.DB.prepare('SELECT count(*) AS rows FROM signatures').first('rows')).toBe(4);
});

const block = options.blocks[4] ?? expect.fail();
const remark = (fields: Record<string, string>) => asDesk(`${path}/remarks`, formOf({ part: 'options', ...fields }));
const remarkId = () => site.env.DB.prepare('SELECT max(id) AS id FROM remarks').first<number>('id');

test('a signing remark is stored with its paragraph and quote', async () => {
  expect(await textOf(asDesk(`${path}?part=options&at=${block.id}`))).toContain('Remark on this paragraph');
  const kept = await remark({ at: block.id, text: 'Say <b>how long</b>.\r\nIn weeks.' });
  expect([kept.status, kept.headers.get('location')]).toEqual([303, `${path}?part=options&flash=remark-kept#${block.id}`]);
  const found = await site.env.DB.prepare('SELECT block, quote, text, by FROM remarks').first<Record<string, string>>();
  expect(found).toEqual({ block: block.id, quote: expect.any(String), text: 'Say <b>how long</b>.\nIn weeks.', by: 'Asha' });
  expect(found?.quote).not.toContain('https:');
  const page = await textOf(asDoctor(`${path}?part=options`));
  for (const words of ['Say &lt;b>how long', '1 open remark']) expect(page.replaceAll('&gt;', '>')).toContain(words);
});

test('a signing remark being written can move to another paragraph', async () => {
  const other = options.blocks[5] ?? expect.fail();
  expect(await textOf(asDesk(`${path}?part=options&at=${block.id}`))).toMatch(/<button(?=[^>]*form="remark-form")(?=[^>]*name="move")/);
  const moved = await textOf(remark({ at: block.id, text: 'Half a sentence', move: other.id }));
  expect(moved).toMatch(new RegExp(`name="at" value="${other.id}"[^]*Half a sentence`));
  expect(await textOf(remark({ at: block.id, text: '', move: other.id }))).not.toContain('Write what you noticed.');
  expect(await site.env.DB.prepare('SELECT count(*) AS rows FROM remarks').first('rows')).toBe(0);
});

test('owner and doctor see new signing remarks counted in the navigation', async () => {
  const asOwner = await site.signIn('owner');
  const counted = /Pages to sign <span[^>]*>1<span class="sr-only"> waiting/;
  expect(await textOf(asOwner('/'))).not.toMatch(counted);
  await remark({ at: block.id, text: 'Why?' });
  for (const path of ['/', '/week', '/more']) expect([path, await textOf(asOwner(path))]).toEqual([path, expect.stringMatching(counted)]);
  expect(await textOf(asDoctor('/pages'))).toMatch(counted);
  expect(await textOf(asDesk('/'))).not.toMatch(counted);
});

test('a signing remark is answered at the desk and settled', async () => {
  await remark({ at: block.id, text: 'Why?' });
  const list = await textOf(asDoctor('/pages/remarks'));
  for (const words of ['Why?', fissure.name, `${path}?at=${block.id}#${block.id}`]) expect(list).toContain(words);
  // An answer stays for all to read, as a remark does.
  const named = await asDoctor(`/pages/remarks/${await remarkId()}`, formOf({ answer: 'Ask Ramesh, 98220 12345.' }));
  expect([named.status, await named.text()]).toEqual([422, expect.stringContaining('Leave out who the patient is.')]);
  const answer = await asDoctor(`/pages/remarks/${await remarkId()}`, formOf({ answer: 'It stays: the source says so.' }));
  expect(answer.headers.get('location')).toBe('/pages/remarks?flash=remark-settled');
  for (const address of ['/pages/remarks', `${path}?part=options`])
    expect(await textOf(asDesk(address))).toContain('It stays: the source says so.');
  expect(await textOf(asDesk('/pages/remarks'))).toContain('Every remark is answered.');
});

test('a signing remark’s author sees its answer and can reply', async () => {
  await remark({ at: block.id, text: 'Why?' });
  const id = await remarkId();
  await asDoctor(`/pages/remarks/${id}`, formOf({ answer: 'It stays.' }));
  expect(await textOf(asDesk('/more'))).toMatch(/Pages to sign(?:(?!<\/a>).)*1<span[^>]*> waiting/s);
  expect(await textOf(asDesk('/pages/remarks'))).toMatch(/Answers to you.*It stays\..*Write back/s);
  // It is hers alone.
  expect(await textOf(asDoctor('/pages/remarks'))).not.toContain('Answers to you');
  expect((await asDesk(`/pages/remarks/${id}/read`, formOf({ do: 'back', answer: ' ' }))).status).toBe(422);
  await asDesk(`/pages/remarks/${id}/read`, formOf({ do: 'back', answer: 'The source says otherwise.' }));
  expect(await textOf(asDesk('/more'))).not.toMatch(/Pages to sign(?:(?!<\/a>).)* waiting/s);
  expect(await textOf(asDoctor('/pages/remarks'))).toContain('The source says otherwise.');
});

test('a signing remark with a phone number is rejected, others removable', async () => {
  const refused = await remark({ at: block.id, text: 'Sunita 98220 12345 found an error' });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Sunita 98220 12345 found')]);
  await remark({ at: block.id, text: 'Sunita found an error' });
  const id = await remarkId();
  const asOwner = await site.signIn('owner');
  expect((await asOwner(`/pages/remarks/${id}/remove`, formOf({}))).headers.get('location')).toBe('/pages/remarks?flash=remark-removed');
  expect((await asDesk(`/pages/remarks/${id}/remove`, formOf({}))).headers.get('location')).toBe('/pages/remarks?flash=dealt-with');
});

// The front desk settled what the doctor had found wrong, without a word to her.
test('a signing remark cannot be settled with an empty answer', async () => {
  await remark({ at: block.id, text: 'The dose is wrong.' });
  const silent = await asDesk(`/pages/remarks/${await remarkId()}`, formOf({ answer: ' ' }));
  expect([silent.status, await silent.text()]).toEqual([422, expect.stringContaining('Write what you changed, or why it stays.')]);
  expect(await site.env.DB.prepare('SELECT settled_at FROM remarks').first('settled_at')).toBe(null);
});

// Two colleagues answer at once.
test('a signing remark’s second answer is rejected but kept on screen', async () => {
  await remark({ at: block.id, text: 'Why?' });
  const answerWith = async (answer: string) => asDoctor(`/pages/remarks/${await remarkId()}`, formOf({ answer }));
  await answerWith('First.');
  const second = await answerWith('Second, at length.');
  const page = await second.text();
  expect([second.status, page]).toEqual([409, expect.stringContaining('Somebody has answered')]);
  for (const words of ['First.', 'Second, at length.']) expect(page).toContain(words);
  expect(await site.env.DB.prepare('SELECT answer FROM remarks').first('answer')).toBe('First.');
});

test('a rejected signing remark keeps the typed text', async () => {
  const gone = await remark({ at: '0'.repeat(12), text: 'Written for nothing?' });
  expect([gone.status, await gone.text()]).toEqual([409, expect.stringContaining('Written for nothing?')]);
  const empty = await remark({ at: block.id, text: ' ' });
  expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining('Write what you noticed.')]);
  expect(await site.env.DB.prepare('SELECT count(*) AS rows FROM remarks').first('rows')).toBe(0);
});

test('a page to sign shows no public site menu', async () => {
  const page = await textOf(asDoctor(path));
  expect(page).not.toMatch(/<iframe|Request a Callback|\/assets\//);
});

// Requests the proxy, which serves static files before the Worker runs.
test('files of the signing pages are not served directly', async () => {
  const vars = { MODE: 'local', ...site.access.vars };
  const workers = ['dist/desk/wrangler.json', 'dist/server/wrangler.json'].map((configPath) => ({ configPath, vars }));
  const front = createTestHarness({ root: fileURLToPath(new URL('../../', import.meta.url)), workers });
  try {
    const { url } = await front.listen();
    const statusOf = async (path: string) => [path, (await fetch(new URL(path, url), { redirect: 'manual' })).status];
    const files = ['index.json', 'treatments/fisures', 'treatments/fisures.json', 'triage.json'];
    for (const file of files) expect(await statusOf(`/signing/${file}`)).toEqual([`/signing/${file}`, 401]);
    const [style] = readdirSync('dist/desk/public/desk').filter((file) => file.endsWith('.css'));
    expect(await statusOf(`/desk/${style}`)).toEqual([`/desk/${style}`, 200]);
  } finally {
    await front.close();
  }
  expect((await asDoctor('/signing/index.json')).status).toBe(404);
});

test('the desk returns 404 for an unknown page to sign', async () => {
  for (const id of ['treatments/nothing', 'services/fisures', 'index', 'treatments/..%2Findex'])
    expect([id, (await asDoctor(`/pages/${id}`)).status]).toEqual([id, 404]);
});
