import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { type Organ, organs } from '#content/organs.ts';
import { LinkList } from '#islands/link-list.tsx';
import { OrganPointer } from '#islands/motion/organ-pointer.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { OrganDrawing } from './organ-drawing.tsx';

type Part = { organ: Organ; name: string; pages: ReadonlyArray<{ name: string; href: string }> };

const parts: ReadonlyArray<Part> = (Object.keys(organs) as Organ[])
  .map((organ) => ({
    organ,
    name: organs[organ],
    pages: treatments
      .filter((treatment) => treatment.organs[0] === organ)
      .map((page) => ({ name: page.name, href: hrefOfTreatment(page) })),
  }))
  .filter(({ pages }) => pages.length > 0);

function Chips({ first }: { first: Organ }) {
  return (
    <nav aria-label="Organs">
      <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-2 [scrollbar-width:thin] sm:mx-0 sm:flex-wrap sm:px-0">
        {parts.map(({ organ, name }) => (
          <li className="shrink-0" key={organ}>
            <a
              className="organ-chip flex min-h-11 items-center rounded-full border px-4 font-semibold transition-colors duration-200 hover:border-brand"
              data-first={organ === first || undefined}
              data-organ={organ}
              href={`#organ-${organ}`}
            >
              {name.replace(/ \(.*/, '')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ part, first }: { part: Part; first: Organ }) {
  const { organ, name, pages } = part;
  return (
    <section
      aria-labelledby={`organ-${organ}-name`}
      className="organ-panel scroll-mt-[52svh] rounded-lg border border-line bg-surface p-5 outline-none sm:p-6 md:scroll-mt-64"
      data-first={organ === first || undefined}
      data-organ={organ}
      id={`organ-${organ}`}
      tabIndex={-1}
    >
      <h3 className="scroll-mb-32 text-xl" id={`organ-${organ}-name`}>
        {name}
      </h3>
      <LinkList
        className="mt-2"
        end={<Icon className="size-5 text-brand transition-transform duration-200 group-hover/page:translate-x-1" name="arrow" />}
        entry="not-first:border-t not-first:border-line"
        link="group/page flex min-h-12 items-center justify-between gap-3 py-2 font-semibold hover:text-brand"
        links={pages}
      />
    </section>
  );
}

/** The site's face: point at an organ, tap it, or choose it from the list, and see what is treated there. */
export function OrganMap({ first = 'liver' }: { first?: Organ }) {
  return (
    <section aria-labelledby="organ-map-heading" className="drawn-later py-16 lg:py-24" id="organ-map">
      <Container>
        <OrganPointer>
          <div className="grid grid-cols-1 gap-x-10 gap-y-4 md:grid-cols-12 md:grid-rows-[auto_1fr] lg:gap-x-12">
            <div className="-mb-4 md:col-span-6 md:col-start-7 lg:-mb-8">
              <SectionHeading id="organ-map-heading" intro="Choose an organ, in the drawing or in the list, to see what we treat there.">
                Where is the trouble?
              </SectionHeading>
            </div>
            <div className="mx-auto w-full max-w-96 self-start overflow-hidden rounded-lg bg-brand-50 md:sticky md:top-28 md:mx-0 md:col-span-6 md:col-start-1 md:row-span-2 md:row-start-1 md:max-w-lg">
              <OrganDrawing first={first} />
            </div>
            <div className="min-w-0 md:col-span-6 md:col-start-7">
              <Chips first={first} />
              <div className="mt-4 grid grid-cols-1">
                {parts.map((part) => (
                  <Panel first={first} key={part.organ} part={part} />
                ))}
              </div>
            </div>
          </div>
        </OrganPointer>
      </Container>
    </section>
  );
}
