import { pageReader, type Runs } from './page-text.ts';
import type { Treatment } from './treatment.ts';
import { readTreatment } from './treatment-text.ts';
import { nothingKnown, type Weighed, type WhatMatters } from './what-matters.ts';

/** A statement with its figures in place, under the numbers that the treatment page gives to their sources. */
export type WeighedText = Omit<Weighed, 'known'> & { known: Runs };

/** Throws when a statement shows a figure that the page does not cite. */
export function readWhatMatters({ statements }: Pick<WhatMatters, 'statements'>, page: Treatment): ReadonlyArray<WeighedText> {
  const onPage = new Map(readTreatment(page).references.map(({ number, source }) => [source.url, number]));
  const { heading, references } = pageReader(page.evidence);
  return statements.map(({ statement, ask, known }) => {
    const read = heading(known ?? nothingKnown);
    const numberOf = new Map(references().map(({ number, source }) => [number, onPage.get(source.url)]));
    return {
      statement,
      ask,
      known: read.map((run) => {
        if ((run.kind !== 'figure' && run.kind !== 'reference') || run.reference === undefined) return run;
        const reference = numberOf.get(run.reference);
        if (reference === undefined) throw new Error(`'${statement}' shows a figure whose source '${page.link}' does not cite.`);
        return { ...run, reference };
      }),
    };
  });
}
