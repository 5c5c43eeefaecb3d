import { gettingReadyHref } from '#content/getting-ready.ts';
import type { Texts } from '#content/languages/texts.ts';
import { pathIn } from '#content/languages.ts';
import { wholeBody } from '#content/organ-view.ts';
import type { ReviewState } from '#content/review.ts';
import { sheetGroups } from '#content/sheet-groups.ts';
import { Banner, Links, Reviewed } from '#sections/languages/bricks.tsx';
import { Container } from '#ui/container.tsx';

/** All sheets by the groups of the menu; those that are not translated lead to the English one. */
export function SheetsScreenIn({ texts, review }: { texts: Texts; review: ReviewState }) {
  const { sheet, groups } = texts.words;
  return (
    <>
      <Banner src={wholeBody.src} text={sheet.lead} texts={texts} title={sheet.title} />
      <Container className="py-8 lg:py-12">
        <Reviewed review={review} texts={texts} />
        {sheetGroups.length === 0 && <p>{sheet.none}</p>}
        <div className="gap-x-10 md:columns-2">
          {sheetGroups.map(({ id, sheets }) => (
            <section className="mb-8 break-inside-avoid" key={id}>
              <h2 className="text-xl">{groups[id]}</h2>
              <Links
                links={sheets.map(([key, { name }]) => {
                  const [own, href] = [texts.sheets[key], gettingReadyHref(key)];
                  return own ? { name: own.name, href: pathIn(texts.language, href), translated: true } : { name, href, translated: false };
                })}
                texts={texts}
              />
            </section>
          ))}
        </div>
      </Container>
    </>
  );
}
