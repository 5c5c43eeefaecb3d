import type { Texts } from '#content/languages/texts.ts';
import { regionsIn, treatmentsOf } from '#content/languages/whole-texts.ts';
import { operations } from '#content/operations.ts';
import type { TranslatedText } from '#content/review.ts';
import type { Treatment } from '#content/treatment.ts';
import { plainFiles } from './plain-parts.ts';

/** All that is signed in a language, in reading order: the rulebook first, because every page depends on it. */
export function translatedTexts(texts: Texts, treatments: ReadonlyArray<Treatment>): ReadonlyArray<TranslatedText> {
  // Also those whose operation a live site does not show yet: their signatures must be known.
  const sheets = Object.keys(texts.sheets).filter((key) => Object.hasOwn(operations, key));
  return [
    { texts, of: 'triage' },
    ...treatmentsOf(texts, treatments).map(({ treatment }) => ({ texts, of: `treatments/${treatment.link}`, treatment })),
    ...[
      ...regionsIn(texts).map(({ region }) => `symptoms/${region.id}`),
      ...sheets.map((key) => `getting-ready/${key}`),
      ...plainFiles.filter((file) => file in texts.plain),
    ].map((of) => ({ texts, of })),
  ];
}
