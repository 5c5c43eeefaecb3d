import { aliases, hrefOfTreatment, treatments } from './catalogue.ts';
import type { CareCard, Evidence } from './evidence.ts';
import { languagesWith } from './languages/all-texts.ts';
import { plainText } from './marked-text.ts';
import { type View, viewOfPage } from './organ-view.ts';
import type { Organ } from './organs.ts';
import { hrefOfService, servicePages } from './service-catalogue.ts';
import { signsForNote } from './triage/general-signs.ts';
import { withRulebook } from './triage.ts';

/** What is known of a page without loading its text: enough to send a mistyped address on, or to offer the page. */
export type IndexedPage = { slug: string; name: string; href: string; otherNames?: ReadonlyArray<string>; written?: string };

/** A page without its text, but with its drawing and the signs that must not wait: the callback form repeats them. */
export type TreatmentEntry = IndexedPage & {
  emergency: ReadonlyArray<string>;
  view: Pick<View, 'src' | 'alt'>;
  /** Tags of the other languages that have the page. */
  languages: ReadonlyArray<string>;
  /** Another end of its address: 'pancreas/whipple'. */
  alias?: string;
};

function viewOf(href: string, [organ]: ReadonlyArray<Organ>): TreatmentEntry['view'] {
  const { src, alt } = viewOfPage(href, organ);
  return { src, alt };
}

const aliasOf = ({ link }: { link: string }) => Object.keys(aliases).find((alias) => aliases[alias] === link);

function emergencyOf({ careCard, evidence }: { careCard: CareCard; evidence: Evidence }): ReadonlyArray<string> {
  const all = withRulebook(evidence);
  return signsForNote(careCard.emergency.map((row) => plainText(row, all)));
}

/** All treatment and service pages, without their texts. */
export const treatmentIndex: ReadonlyArray<TreatmentEntry> = [
  ...treatments.map((page) => {
    const [href, alias] = [hrefOfTreatment(page), aliasOf(page)];
    return {
      slug: page.link,
      name: page.name,
      href,
      otherNames: page.otherNames,
      written: page.written,
      emergency: emergencyOf(page),
      view: viewOf(href, page.organs),
      languages: languagesWith(href),
      ...(alias && { alias }),
    };
  }),
  ...servicePages.map((page) => ({
    slug: page.link,
    name: page.name,
    href: hrefOfService(page),
    written: page.written,
    emergency: emergencyOf(page),
    view: viewOf(hrefOfService(page), page.organs),
    languages: languagesWith(hrefOfService(page)),
  })),
];

/** The index as its file holds it: each row once, and a page's rows by their places, since pages share most of theirs. */
export type StoredIndex = {
  rows: ReadonlyArray<string>;
  pages: ReadonlyArray<Omit<TreatmentEntry, 'emergency'> & { emergency: ReadonlyArray<number> }>;
};

export function storedIndex(entries: ReadonlyArray<TreatmentEntry>): StoredIndex {
  const rows = [...new Set(entries.flatMap(({ emergency }) => emergency))];
  return { rows, pages: entries.map((entry) => ({ ...entry, emergency: entry.emergency.map((row) => rows.indexOf(row)) })) };
}
