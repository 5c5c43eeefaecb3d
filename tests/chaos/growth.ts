/**
 * `npm run growth -- --forms 5000`: measures forms per second into the database, and the bytes that each request takes there. The site
 * runs as under `npm start`, with the embedded backend.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { onShutdown } from '#commands/shutdown.ts';
import { figuresOf, press, type Shot } from './pressure.ts';
import { siteProcess } from './site-process.ts';

const { values } = parseArgs({ options: { forms: { type: 'string', default: '5000' } } });
const forms = Number(values.forms);
if (!Number.isSafeInteger(forms) || forms < 1 || forms > 100_000) throw new Error('Give --forms, 1 to 100000.');

const atOnce = 10;
// Cloudflare's limits of one database on the free and on the paid plan.
const plans = { '500 MB': 500e6, '10 GB': 10e9 };

const firstNames = ['Asha', 'Ravi', 'Meenakshi', 'Vikram', 'Lakshmi', 'Abdul', 'Gurpreet', 'Sunita', 'आशा', 'मीनाक्षी', 'क्षितिज'];
const lastNames = ['Deshpande', 'Rao', 'Khan', 'Iyer', 'Kulkarni', 'Singh', 'Bose', 'Venkataraman'];
const description = 'Pain on the right side after meals for three weeks, and an ultrasound that shows stones. After four, please.';

/** Makes forms with every field filled in, each from another person. */
function form(serial: number): Shot {
  const fname = firstNames[serial % firstNames.length];
  const lname = lastNames[Math.floor(serial / firstNames.length) % lastNames.length];
  const phone = String(9_000_000_000 + serial * 7_919);
  const email = `patient.${serial}@example.com`;
  const fields = { fname, lname, phone, email, patientType: 'new', reason: '', description, consent: true };
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `growth-form-key-${serial}` };
  return { method: 'POST', path: '/api/callback', headers, body: JSON.stringify(fields) };
}

type Space = { bytes: number; entries: number };

const bytesOf = 'SELECT page_size * (page_count - freelist_count) AS bytes FROM pragma_page_count, pragma_page_size, pragma_freelist_count';
// Interior pages of an index hold entries too; those of a table only point to its rows.
const entriesOf = `SELECT sum(ncell) AS entries FROM dbstat JOIN sqlite_schema USING (name)
  WHERE pagetype = 'leaf' OR type = 'index' OR sql LIKE '%WITHOUT ROWID'`;

/** Counts used bytes, rows and index entries in all databases of a state. No site may be running on it. */
function spaceIn(state: string): Space {
  const space = { bytes: 0, entries: 0 };
  for (const file of globSync(join(state, '**/d1/**/*.sqlite'))) {
    // A killed process may still hold the file.
    const database = new DatabaseSync(file, { timeout: 10_000 });
    space.bytes += Number(database.prepare(bytesOf).get()?.bytes);
    space.entries += Number(database.prepare(entriesOf).get()?.entries);
    database.close();
  }
  return space;
}

onShutdown(() => process.exit(1));
const site = await siteProcess('');
try {
  await site.start();
  await site.kill();
  const before = spaceIn(site.state);
  await site.start();
  const processorBefore = site.processorTime() ?? Number.NaN;
  const { perSecond, p50, p99, failures } = figuresOf([await press(site.url, { count: forms, atOnce, shot: form })]);
  const processor = ((site.processorTime() ?? Number.NaN) - processorBefore) / forms;
  while ((await site.health()).outbox.pending > 0) await site.tick();
  await site.kill();
  const after = spaceIn(site.state);
  const [bytes, entries] = [(after.bytes - before.bytes) / forms, (after.entries - before.entries) / forms];
  const waits = `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${processor.toFixed(1)} ms of processor each`;
  console.log(`${forms} forms, ${atOnce} at a time: ${perSecond.toFixed(0)} a second, ${waits}, ${failures} not taken`);
  const room = Object.entries(plans).map(([name, size]) => `${name} hold ${Math.floor(size / bytes).toLocaleString('en')}`);
  console.log(`each request fills ${bytes.toFixed(0)} bytes with ${entries.toFixed(1)} rows and index entries: ${room.join(', ')}`);
  if (failures > 0 || !(bytes > 0)) process.exitCode = 1;
} finally {
  await site.close();
}
