/**
 * `npm run desk-check -- --requests 10000 --kills 20 --seed 1 --minutes 20`: every figure that the desk has to reach, measured, with its
 * goal. Fails when one is missed. `--only chaos` (or another word of a line) measures those alone.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { onEnd } from '#commands/ending.ts';
import { launchBrowser } from '#tests/browser/chromium.ts';
import { processorTimeOfGroup } from '#tests/chaos/processor-time.ts';
import { startAccess } from '#tests/cloudflare-access.ts';
import { startDesk } from '#tests/desk-site.ts';
import { seenEverywhere } from './check/articles.ts';
import { tracesOfAPerson } from './check/canary.ts';
import { deskUnderChaos } from './check/chaos.ts';
import { type Figure, shown, zero } from './check/figure.ts';
import { fill } from './check/fill.ts';
import { openHostileDesk } from './check/hostile-words.ts';
import { checkVars, erasedStaysErased, longList, manyAtOnce, onTheList } from './check/requests.ts';
import { screensInBrowser } from './check/screens.ts';
import { sendForged } from './forged-posts.ts';
import { removeSome, tryMatrix } from './matrix.ts';
import { seedForTrials } from './trial-rows.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    minutes: { type: 'string', default: '25' },
    only: { type: 'string', default: '' },
  },
});
const [requests, kills, seed, minutes] = [values.requests, values.kills, values.seed, values.minutes].map(Number) as [
  number,
  number,
  number,
  number,
];
if (
  ![requests, kills, seed].every((number) => Number.isSafeInteger(number) && number >= 0) ||
  requests < 1 ||
  requests > 20_000 ||
  !(minutes > 0)
)
  throw new Error('Give --requests (to 20000), --kills, --seed and --minutes.');
onEnd(() => process.exit(1));

type Site = Awaited<ReturnType<typeof startDesk>>;

async function on(
  work: (site: Site) => Promise<ReadonlyArray<Figure>>,
  options: Parameters<typeof startDesk>[0] = {},
): Promise<ReadonlyArray<Figure>> {
  const site = await startDesk({ vars: checkVars, ...options });
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

async function inChromium<T>(work: (browser: Awaited<ReturnType<typeof launchBrowser>>) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

// This process and the workerds that it starts, unless npm's shell gave it none of its own.
const group = Number(readFileSync('/proc/self/stat', 'latin1').split(') ')[1]?.split(' ')[2]);

async function door(): Promise<ReadonlyArray<Figure>> {
  const access = await startAccess();
  try {
    return await on(
      async (site) => {
        await seedForTrials(site);
        await removeSome(site);
        const { tried, letInWrongly, wrongRole, broken } = await tryMatrix(site, access, { whole: true });
        const { sent, taken, changed } = await sendForged(site, access, { whole: true });
        return [
          zero('route × role × token: let in wrongly', letInWrongly, `${tried} tried`),
          zero('… kept out wrongly, or broken', [...wrongRole, ...broken], `${tried} tried`),
          zero('forged posts taken, or tables changed', [...taken, ...changed], `${sent} sent`),
        ];
      },
      { deskVars: access.vars },
    );
  } finally {
    await access.close();
  }
}

const measures: Readonly<Record<string, () => Promise<ReadonlyArray<Figure>>>> = {
  calls: () => on(async (site) => [await onTheList(site, 25), await manyAtOnce(site), await erasedStaysErased(site, 500)]),
  list: () =>
    on(async (site) => {
      await fill(site, 5_000);
      return longList(site, 5_000, () => processorTimeOfGroup(group, 'workerd'));
    }),
  door,
  articles: () => on(async (site) => [await seenEverywhere(site)], { samples: true }),
  canary: async () => {
    const { places, files, seen } = await tracesOfAPerson();
    return [zero('canary name, phone, note in files, logs, addresses', places, `${files} files; she was ${[...new Set(seen)].join(', ')}`)];
  },
  hostile: () =>
    on(async (site) => {
      const { opened, ran, away } = await inChromium((browser) => openHostileDesk(site, browser, { everyRequest: true }));
      return [zero('attack vectors that ran, or called out', [...ran, ...away], `${opened} screens opened`)];
    }),
  screens: () =>
    on(async (site) => {
      await seedForTrials(site);
      return inChromium((browser) => screensInBrowser(site, browser));
    }),
  chaos: async () => [await deskUnderChaos({ requests, kills, seed, minutes })],
};

console.log(`seed ${seed}: ${requests} requests, ${kills} kills`);
let good = true;
for (const [name, measure] of Object.entries(measures)) {
  if (values.only && !values.only.split(',').includes(name)) continue;
  const figures = await measure().catch(
    (error: Error): ReadonlyArray<Figure> => [{ name, goal: '', measured: `not measured: ${error.message}`, good: false }],
  );
  console.log(shown(figures));
  good &&= figures.every((figure) => figure.good);
}
console.log(good ? '\n✓ The desk reaches its figures.' : '\n✗ A figure is missed.');
process.exit(good ? 0 : 1);
