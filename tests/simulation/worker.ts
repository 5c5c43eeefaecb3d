import { registerHooks } from 'node:module';
import { parseArgs } from 'node:util';
import { brokenBells, brokenSource, brokenVersions, urlOf } from './broken-versions.ts';

/** What a worker process has done so far. */
export type Progress = {
  seeds: number;
  posts: number;
  receipts: number;
  calls: number;
  /** Of a front desk's days. */
  questions: number;
  answers: number;
  processorSeconds: number;
  found: { seed: number; name: string; detail: string }[];
};

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { from: text, to: text, step: text, broken: text, trace: { type: 'boolean' }, desk: { type: 'boolean' } },
});

const broken = [...brokenVersions, ...brokenBells].find(({ name }) => name === values.broken);
if (broken)
  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context);
      return url === urlOf(broken) ? { ...loaded, source: brokenSource(broken, String(loaded.source)) } : loaded;
    },
  });

// Only now, so that the broken file is the one that they import.
const { sqliteDatabase } = await import('./platform/sqlite-database.ts');
const play = values.desk ? (await import('./desk/run-days.ts')).runDays : (await import('./run-seed.ts')).runSeed;
const sqlite = sqliteDatabase();
const progress: Progress = { seeds: 0, posts: 0, receipts: 0, calls: 0, questions: 0, answers: 0, processorSeconds: 0, found: [] };

for (let seed = Number(values.from); seed < Number(values.to); seed += Number(values.step ?? 1)) {
  const result = await play(seed, sqlite, values.trace ? console.log : undefined);
  const { violations, posts, receipts, calls } = result;
  progress.seeds += 1;
  progress.posts += posts;
  progress.receipts += receipts;
  progress.calls += calls;
  if ('questions' in result) {
    progress.questions += result.questions;
    progress.answers += result.answers;
  }
  progress.processorSeconds = process.cpuUsage().user / 1e6;
  const [first] = violations;
  if (first) progress.found.push({ seed, name: first.name, detail: first.detail });
  // One is enough to tell that a version is broken.
  if (first && broken) break;
}
process.send?.(progress);
