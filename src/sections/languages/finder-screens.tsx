import { partsOfRegion } from '#content/languages/english-parts.ts';
import { hashOf } from '#content/languages/hash.ts';
import type { RegionText, Texts } from '#content/languages/texts.ts';
import { regionsIn } from '#content/languages/whole-texts.ts';
import { english, pathIn } from '#content/languages.ts';
import { viewOfRegion } from '#content/organ-view.ts';
import type { ReviewState } from '#content/review.ts';
import { hrefOfRegion, regions } from '#content/symptoms/regions.ts';
import type { Region } from '#content/symptoms/symptom.ts';
import { BodyMap } from '#sections/symptoms/body-map.tsx';
import { Container } from '#ui/container.tsx';
import { Banner, EmergencyLine, Links, Part, Reviewed } from './bricks.tsx';
import { ComplaintIn } from './complaint-in.tsx';
import { linksIn } from './links.ts';

/** The regions of the body; those that are not translated lead to the English page. */
function placesIn(texts: Texts) {
  const known = new Map(regionsIn(texts).map(({ region, text }) => [region.id, text.name]));
  return regions.map((region) => {
    const name = known.get(region.id);
    const href = hrefOfRegion(region);
    return name
      ? { id: region.id, name, href: pathIn(texts.language, href), translated: true }
      : { id: region.id, name: region.name, href, translated: false };
  });
}

export function RegionLinksIn({ texts, except }: { texts: Texts; except?: string }) {
  const links = placesIn(texts).filter(({ id }) => id !== except);
  return (
    <ul className="grid gap-2 sm:grid-cols-3 sm:gap-3">
      {links.map(({ id, name, href, translated }) => (
        <li key={href}>
          <a
            className="flex h-full items-center gap-3 overflow-hidden rounded-md border border-edge bg-surface pr-2 hover:border-brand hover:text-brand"
            href={href}
          >
            <img
              alt=""
              className="w-16 shrink-0 self-stretch bg-brand-50 object-contain sm:w-20"
              height="600"
              loading="lazy"
              src={`/images/body-regions.svg#${id}`}
              width="480"
            />
            <span className="min-w-0 py-2 font-semibold wrap-anywhere">
              {translated ? (
                name
              ) : (
                <>
                  <span className="block" lang="en-IN">
                    {name}
                  </span>
                  <span className="text-sm font-normal text-soft">{texts.words.language.inEnglish}</span>
                </>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What the finder is, and where its rules come from. */
const WhereFrom = ({ texts: { words } }: { texts: Pick<Texts, 'words'> }) => (
  <p className="mt-8 max-w-reading text-soft">{words.finder.whereFrom}</p>
);

export function RegionScreenIn({ texts, region, text, review }: { texts: Texts; region: Region; text: RegionText; review: ReviewState }) {
  const { finder } = texts.words;
  const english = partsOfRegion(region);
  const isStale = (part: string) => text.of[part] !== hashOf(english[part]);
  const { symptoms } = linksIn(texts);
  return (
    <>
      <Banner
        crumbs={[{ label: symptoms.name, href: symptoms.href }]}
        src={viewOfRegion(region).src}
        text={finder.title}
        texts={texts}
        title={text.name}
      />
      <Container className="py-8 lg:py-12">
        <Reviewed review={review} texts={texts} />
        <EmergencyLine className="urgent-first mb-6" texts={texts} />
        <div className="complaints grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-3">
          {region.symptoms.map((symptom) => {
            const words = text.symptoms[symptom.id];
            return words && <ComplaintIn key={symptom.id} stale={isStale(symptom.id)} symptom={symptom} text={words} texts={texts} />;
          })}
        </div>
        <Part title={finder.otherPlaces}>
          <RegionLinksIn except={region.id} texts={texts} />
        </Part>
        <WhereFrom texts={texts} />
      </Container>
    </>
  );
}

export function SymptomsScreenIn({ texts, review }: { texts: Texts; review: ReviewState }) {
  const { finder } = texts.words;
  return (
    <>
      <Banner text={finder.lead} texts={texts} title={finder.title} />
      <Container className="py-8 lg:py-12">
        <Reviewed review={review} texts={texts} />
        <EmergencyLine className="urgent-first" texts={texts} />
        <Part title={finder.where}>
          <div className="grid min-h-128 max-w-3xl">
            <BodyMap
              label={finder.where}
              places={placesIn(texts).map(({ translated, ...place }) => (translated ? place : { ...place, lang: english.lang }))}
            />
          </div>
        </Part>
        <Part title={finder.all}>
          <div className="gap-x-10 md:columns-2 lg:columns-3">
            {regionsIn(texts).map(({ region, text }) => (
              <section className="mb-8 break-inside-avoid" key={region.id}>
                <h3 className="text-lg">{text.name}</h3>
                <Links
                  links={region.symptoms.map(({ id }) => ({
                    name: text.symptoms[id]?.words ?? '',
                    href: `${pathIn(texts.language, hrefOfRegion(region))}#${id}`,
                    translated: true,
                  }))}
                  texts={texts}
                />
              </section>
            ))}
          </div>
        </Part>
        <WhereFrom texts={texts} />
      </Container>
    </>
  );
}
