/** `npm run outage -- --requests 1000`: needs a build; stores requests while the backend is down, and times their delivery once it is back. */
import { parseArgs } from 'node:util';
import { onShutdown } from '#commands/shutdown.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { siteProcess } from './site-process.ts';
import { send, serialIn } from './visitor.ts';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '1000' } } });
const requests = Number(values.requests);
if (!Number.isSafeInteger(requests) || requests < 1 || requests > 10_000) throw new Error('Give --requests, 1 to 10000.');
// Five minutes for a thousand; a sweep sends at most 400.
const maxTicks = Math.max(5, Math.ceil(requests / 400));

onShutdown(() => process.exit(1));
const backend = await startHttpBackend();
const site = await siteProcess(backend.url);
try {
  await site.start();
  backend.setMode(503);
  let stored = 0;
  for (let serial = 0; serial < requests; serial += 1) {
    const said = await send(site.url, { serial, kind: 'callback', key: `outage-${serial}-form-key`, withScript: true });
    if (said.what === 'reference') stored += 1;
  }
  backend.setMode('ok');
  const before = backend.received.length;
  const returned = performance.now();
  let ticks = 0;
  while (backend.stored.appointments.length < stored && ticks < maxTicks) {
    await site.tick();
    ticks += 1;
  }
  const seconds = (performance.now() - returned) / 1_000;
  const arrived = backend.received
    .slice(before)
    .map(({ body }) => serialIn(body))
    .filter(Number.isInteger);
  const furthest = Math.max(...arrived.map((serial, place) => Math.abs(serial - place)));
  const delivered = backend.stored.appointments.length;
  console.log(
    `stored ${stored}, delivered ${delivered} in ${ticks} ticks of the one-minute cron (${seconds.toFixed(1)} s of work), furthest from its turn ${furthest} places`,
  );
  if (stored !== requests || delivered !== requests || furthest >= 5) process.exitCode = 1;
} finally {
  await site.close();
  await backend.close();
}
