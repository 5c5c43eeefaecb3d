import { readFileSync } from 'node:fs';
import { launchBrowser } from '#tests/browser/chromium.ts';
import { processorTimeOfGroup } from '#tests/chaos/processor-time.ts';
import { sendForged } from '#tests/desk/forged-posts.ts';
import { removeSome, tryMatrix } from '#tests/desk/matrix.ts';
import { seedForTrials } from '#tests/desk/trial-rows.ts';
import { startDesk } from '#tests/desk-site.ts';
import { seenEverywhere } from './articles.ts';
import { tracesOfAPerson } from './canary.ts';
import { deskUnderChaos } from './chaos.ts';
import { type Figure, shown, zero } from './figure.ts';
import { fill } from './fill.ts';
import { openHostileDesk } from './hostile-words.ts';
import { deskKilled } from './killed/killed.ts';
import { erasedStaysErased, longList, manyAtOnce, onTheList } from './requests.ts';
import { screensInBrowser } from './screens.ts';

export type Wanted = { requests: number; kills: number; seed: number; minutes: number; only: ReadonlyArray<string> };

type Site = Awaited<ReturnType<typeof startDesk>>;

async function on(
  work: (site: Site) => Promise<ReadonlyArray<Figure>>,
  options: Parameters<typeof startDesk>[0] = {},
): Promise<ReadonlyArray<Figure>> {
  const site = await startDesk(options);
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

const door = (): Promise<ReadonlyArray<Figure>> =>
  on(async (site) => {
    await seedForTrials(site);
    await removeSome(site);
    const { tried, letInWrongly, wrongRole, broken } = await tryMatrix(site, { whole: true });
    const { sent, taken, changed } = await sendForged(site, { whole: true });
    return [
      zero('route × role × token: let in wrongly', letInWrongly, `${tried} tried`),
      zero('… kept out wrongly, or broken', [...wrongRole, ...broken], `${tried} tried`),
      zero('forged posts taken, or tables changed', [...taken, ...changed], `${sent} sent`),
    ];
  });

const measures: Readonly<Record<string, (wanted: Wanted) => Promise<ReadonlyArray<Figure>>>> = {
  calls: () => on(async (site) => [await onTheList(site, 25), await manyAtOnce(site), await erasedStaysErased(site, 1_000)]),
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
  killed: (wanted) => deskKilled(wanted),
  chaos: async (wanted) => [await deskUnderChaos(wanted)],
};

/** Measures and prints line by line; true when every goal is reached. */
export async function measureAll(wanted: Wanted): Promise<boolean> {
  let good = true;
  for (const [name, measure] of Object.entries(measures)) {
    if (wanted.only.length > 0 && !wanted.only.includes(name)) continue;
    const figures = await measure(wanted).catch(
      (error: Error): ReadonlyArray<Figure> => [{ name, goal: '', measured: `not measured: ${error.message}`, good: false }],
    );
    console.log(shown(figures));
    good &&= figures.every((figure) => figure.good);
  }
  return good;
}
