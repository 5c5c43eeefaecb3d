import type { MedicalGuidelineLeaf } from 'schema-dts';
import type { Evidence, Source } from '#content/evidence.ts';

function isGuideline({ title }: Source): boolean {
  return /\bguid(?:elines?|ance)\b/i.test(title);
}

/** The guidelines among a page's sources; nothing when it has none. */
export function guidelinesOf({ sources }: Evidence): { guideline?: ReadonlyArray<MedicalGuidelineLeaf> } {
  const guideline = Object.values(sources)
    .filter(isGuideline)
    .map(
      ({ title, publisher, year, url }): MedicalGuidelineLeaf => ({
        '@type': 'MedicalGuideline',
        name: title,
        url,
        evidenceOrigin: publisher,
        ...(year && { guidelineDate: String(year) }),
      }),
    );
  return guideline.length > 0 ? { guideline } : {};
}

// The page itself lists them all.
const maxCited = 5;

/** Addresses of the other sources, the first ones. */
export function citationsOf({ sources }: Evidence): ReadonlyArray<string> {
  return Object.values(sources)
    .filter((source) => !isGuideline(source))
    .slice(0, maxCited)
    .map(({ url }) => url);
}
