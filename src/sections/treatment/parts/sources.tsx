import type { Reference } from '#content/page-text.ts';
import type { Dated } from '#sections/treatment/evidence/provenance.tsx';
import { References } from '#sections/treatment/evidence/references.tsx';
import { AboutThisPage } from '#sections/treatment/page-end.tsx';
import type { Part } from '#sections/treatment/text-blocks.tsx';

/** The last fold of a page: its references, and who is responsible for it. */
export const sourcesOf = (page: Dated, references: ReadonlyArray<Reference>, otherNames: ReadonlyArray<string>): Part => ({
  id: 'references',
  title: `References (${references.length}) and about this page`,
  folded: true,
  body: (
    <>
      <References references={references} />
      <h3 className="mt-8 mb-3 text-lg" id="about-this-page">
        About this page
      </h3>
      <AboutThisPage otherNames={otherNames} page={page} />
    </>
  ),
});
