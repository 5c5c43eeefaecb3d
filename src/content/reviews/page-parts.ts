import type { Signable } from '#content/review.ts';
import type { PagePart } from './blocks.ts';
import { rulebookParts } from './rulebook-parts.ts';
import { serviceParts } from './service-parts.ts';
import { translatedParts } from './translated-parts.ts';
import { treatmentParts } from './treatment-parts.ts';

/**
 * The parts in which a page is signed. Together they hold all of its text: what the code calls figures and sources, the order of
 * fields, line breaks and the day on which a source was compared again are not in them.
 */
export function partsOf(page: Signable): ReadonlyArray<PagePart> {
  if (page === 'triage') return rulebookParts();
  if ('texts' in page) return translatedParts(page);
  return 'group' in page ? treatmentParts(page) : serviceParts(page);
}
