import lighthouse from 'lighthouse';
import { connect } from 'puppeteer-core';

export type Marks = { performance: number; accessibility: number; bestPractices: number; seo: number };
export type Speed = Marks & { lcp: number; tbt: number; cls: number; kilobytes: number; wrong: ReadonlyArray<string> };

const categories = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'bestPractices', seo: 'seo' } as const;

/**
 * A tab without a mouse, as on a phone. A headless browser assumes a mouse in the corner, which forces a layout before the styles
 * have loaded, and a second paint.
 */
async function openPhone(browserAddress: string) {
  const browser = await connect({ browserWSEndpoint: browserAddress, defaultViewport: null });
  const page = await browser.newPage();
  const session = await page.createCDPSession();
  await session.send('Input.setIgnoreInputEvents', { ignore: true });
  const close = async () => {
    await page.close();
    await browser.disconnect();
  };
  return { page, [Symbol.asyncDispose]: close };
}

/** Lighthouse's mobile audit of a page: scores of 100, timings in ms, and the failed audits. */
export async function lighthouseOf(address: string, browserAddress: string): Promise<Speed> {
  await using phone = await openPhone(browserAddress);
  const run = await lighthouse(
    address,
    { output: 'json', logLevel: 'silent', onlyCategories: Object.keys(categories) },
    undefined,
    phone.page,
  );
  if (!run) throw new Error(`Lighthouse said nothing of ${address}.`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const marks = Object.entries(categories).map(([id, name]) => [name, Math.round((lhr.categories[id]?.score ?? 0) * 100)] as const);
  const wrong = Object.keys(categories)
    .flatMap((id) => lhr.categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return {
    ...(Object.fromEntries(marks) as Marks),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    kilobytes: figure('total-byte-weight') / 1000,
    wrong: [...new Set(wrong)],
  };
}

/** The median of several runs, figure by figure. */
export function middle(runs: ReadonlyArray<Speed>): Speed {
  const of = (pick: (run: Speed) => number) => runs.map(pick).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    performance: of((run) => run.performance),
    accessibility: of((run) => run.accessibility),
    bestPractices: of((run) => run.bestPractices),
    seo: of((run) => run.seo),
    lcp: of((run) => run.lcp),
    tbt: of((run) => run.tbt),
    cls: of((run) => run.cls),
    kilobytes: of((run) => run.kilobytes),
    wrong: [...new Set(runs.flatMap(({ wrong }) => wrong))],
  };
}
