/** @module-tag long */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { siteProcess } from '#tests/chaos/site-process.ts';
import { referenceIn } from '#tests/chaos/visitor.ts';
import { cookieOf } from '#tests/desk/check/local-sign-in.ts';
import { canary, filesIn, tracesIn } from './canary.ts';

const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();

// One person who exists nowhere else writes to the practice, and the desk does all that it does with a person: opens, notes, searches,
// exports, erases. She may be read in none of its files, logs or addresses.
test('no file, log or URL of the desk contains personal data', async () => {
  const site = await siteProcess('');
  const logs = await mkdtemp(join(tmpdir(), 'desk-logs-'));
  const places: string[] = [];
  const seen: string[] = [];
  const look = (where: string, text: string) => places.push(...tracesIn(text).map((trace) => `${where}: ${trace}`));
  try {
    await site.start({ WRANGLER_LOG_PATH: logs });
    while (!(await site.deskIsUp())) await setTimeout(200);
    const [doctor, owner] = [await cookieOf(site, 'doctor'), await cookieOf(site, 'owner')];
    const ask = async (cookie: string, path: string, body?: string) => {
      const method = body === undefined ? 'GET' : 'POST';
      const headers = {
        Cookie: cookie,
        Origin: site.deskUrl,
        'Content-Type': 'application/x-www-form-urlencoded',
      };
      const answer = await fetch(site.deskUrl + path, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) });
      const text = await answer.text();
      look(
        `${method} ${path}: where it leads`,
        [
          answer.headers.get('location') ?? '',
          ...[...text.matchAll(/(?:href|action|src)="([^"]*)"/g)]
            .map(([, address = '']) => address)
            .filter((address) => !/^(?:tel|mailto|https:\/\/wa\.me)/.test(address)),
        ].join('\n'),
      );
      return { status: answer.status, text, to: answer.headers.get('location') ?? '' };
    };
    const send = async (key: string) => {
      const fields = { fname: canary.name, phone: canary.phone, email: canary.email, description: canary.text, consent: true };
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
      return (
        referenceIn(await (await fetch(`${site.url}/api/callback`, { method: 'POST', headers, body: JSON.stringify(fields) })).text()) ?? ''
      );
    };
    const reference = await send('a-canary-that-stays');
    const { text: opened } = await ask(doctor, `/requests/${reference}`);
    const version = /name="version" value="(\d+)"|value="(\d+)"[^>]*name="version"/.exec(opened)?.slice(1).find(Boolean) ?? '';
    if (tracesIn(opened).length > 2) seen.push('opened');
    const { status } = await ask(
      doctor,
      `/requests/${reference}/call`,
      form({ version, outcome: 'no-answer', note: `${canary.text}, says ${canary.name}` }),
    );
    if (status === 303) seen.push('noted');
    for (const find of [canary.name, canary.phone, canary.email])
      if ((await ask(owner, (await ask(owner, '/requests', form({ find }))).to)).text.includes(reference)) seen.push('found');
    await ask(doctor, '/requests', form({ find: `nobody ${canary.text}` }));
    await ask(doctor, `/requests/${reference}/call`, form({ version: '1', outcome: 'booked', note: canary.text }));
    await ask(doctor, `/requests/${reference}/call`, form({ version: canary.phone, outcome: canary.text, note: canary.text }));
    if (tracesIn((await ask(owner, '/requests/export', form({ month: 'all' }))).text).length > 2) seen.push('exported');
    for (const path of ['/', '/requests', '/requests?show=look', '/week', '/access', `/requests/${reference}/erase`])
      await ask(doctor, path);
    const gone = await send('a-canary-that-is-erased');
    await ask(doctor, `/requests/${gone}`);
    if ((await ask(doctor, `/requests/${gone}/erase`, form({ version: '1' }))).status === 303) seen.push('erased');
    await site.tick();
    const [running] = [await filesIn(site.state)];
    await site.kill();
    const files = [...running, ...(await filesIn(site.state)), ...(await filesIn(logs))];
    for (const [file, text] of files) look(file, text);
    if (files.some(([, text]) => text.includes(reference))) seen.push('reference on disk');
    look('printed', site.printed.join(''));
    expect([...new Set(places)]).toEqual([]);
    // The trial is a fair one: she was there to be found.
    expect(seen).toEqual(['opened', 'noted', 'found', 'found', 'found', 'exported', 'erased', 'reference on disk']);
  } finally {
    await site.close();
    await rm(logs, { recursive: true, force: true });
  }
});
