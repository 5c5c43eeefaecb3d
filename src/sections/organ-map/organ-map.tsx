import type { Element, ElementContent, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { parseFragment } from 'parse5';
import type { ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { type Organ, organs } from '#content/organs.ts';
import type { Treatment } from '#content/treatment.ts';
import { LinkList } from '#islands/link-list.tsx';
import { OrganPointer } from '#islands/motion/organ-pointer.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { Reveal } from '#ui/reveal.tsx';

// Imported from /public, so that the drawing exists once.
import source from '/public/images/digestive-system.svg?raw';

function isOrgan(id: unknown): id is Organ {
  return typeof id === 'string' && id in organs;
}

const isElement = (node: ElementContent | Root['children'][number] | undefined): node is Element => node?.type === 'element';

/** Wraps an organ's group in a link to its panel. Keyboards and screen readers use the list beside the drawing. */
function linked(group: Element, organ: Organ): Element {
  const title: Element = { type: 'element', tagName: 'title', properties: {}, children: [{ type: 'text', value: organs[organ] }] };
  return {
    type: 'element',
    tagName: 'a',
    properties: {
      href: `#organ-${organ}`,
      className: ['organ-part'],
      dataOrgan: organ,
      tabIndex: -1,
    },
    children: [title, { ...group, properties: { className: group.properties.className ?? [] } }],
  };
}

/** Prefixes the ids against collisions, and drops the file's style sheet, which the content security policy forbids. */
function forPage(node: ElementContent): ReadonlyArray<ElementContent> {
  if (!isElement(node)) return [node];
  if (node.tagName === 'style') return [];
  const { id, ...rest } = node.properties;
  const prefixed = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, typeof value === 'string' ? value.replace('url(#', 'url(#drawing-') : value]),
  );
  const children = node.children.flatMap(forPage);
  const own: Element = { ...node, properties: { ...prefixed, ...(id ? { id: `drawing-${id}` } : {}) }, children };
  return isOrgan(id) ? [linked(own, id)] : [own];
}

let drawn: ReactElement | undefined;

function draw(): ReactElement {
  const tree = fromParse5(parseFragment(source)) as Root;
  const svg = tree.children.find((node) => isElement(node) && node.tagName === 'svg');
  if (!isElement(svg)) throw new Error('public/images/digestive-system.svg holds no drawing.');
  const { viewBox, width, height } = svg.properties;
  const figure: Element = {
    ...svg,
    properties: {
      viewBox,
      width,
      height,
      role: 'group',
      ariaLabel: 'Drawing of the digestive system. The list that follows says the same.',
      className: ['organ-drawing', 'h-auto', 'w-full'],
    },
    children: svg.children.flatMap((child) => forPage(child as ElementContent)),
  };
  return toJsxRuntime(figure, { Fragment, jsx, jsxs, space: 'svg' });
}

export function OrganDrawing() {
  drawn ??= draw();
  return drawn;
}

type Part = { organ: Organ; name: string; pages: ReadonlyArray<{ name: string; href: string }> };

const isCancer = ({ name }: Treatment) => /cancer/i.test(name);
// The most common conditions, which come first; cancers always come last.
const common = ['gallbladderstones', 'hemorrhoids', 'fisures', 'rectumpolyps', 'pancreatitis', 'livercysts', 'polyps', 'obstruction'];
const rank = (page: Treatment) => {
  if (isCancer(page)) return 2;
  return common.includes(page.link) ? 0 : 1;
};
const commonFirst = (pages: ReadonlyArray<Treatment>) => [...pages].sort((one, other) => rank(one) - rank(other));

/** The pages with this main organ; if those are all cancers, the benign ones that concern it come first. */
function pagesOf(organ: Organ): ReadonlyArray<Treatment> {
  const own = treatments.filter(({ organs: [main] }) => main === organ);
  if (!own.every(isCancer)) return own;
  return [...treatments.filter((page) => page.organs[1] === organ && !isCancer(page)), ...own];
}

const linkTo = (page: Treatment) => ({ name: page.name, href: hrefOfTreatment(page) });

export const parts: ReadonlyArray<Part> = (Object.keys(organs) as Organ[])
  .map((organ) => ({ organ, name: organs[organ], pages: commonFirst(pagesOf(organ)).map(linkTo) }))
  .filter(({ pages }) => pages.length > 0);

// Shown before an organ is chosen.
const mostRead = ['gallbladderstones', 'Inguinalhernial', 'hemorrhoids', 'antireflux', 'fisures', 'pancreatitis'];
const unlit = {
  organ: 'none',
  name: 'Often asked about',
  pages: treatments.filter(({ link }) => mostRead.includes(link)).map(linkTo),
};

function Chips() {
  return (
    <nav aria-label="Organs">
      <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-2 [scrollbar-width:thin] sm:mx-0 sm:flex-wrap sm:px-0">
        {parts.map(({ organ, name }) => (
          <li className="shrink-0" key={organ}>
            <a
              className="organ-chip flex min-h-11 items-center rounded-full border px-4 font-semibold transition-colors duration-200 hover:border-brand"
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

function Panel({ part: { organ, name, pages } }: { part: (typeof parts)[number] | typeof unlit }) {
  return (
    <section
      aria-labelledby={`organ-${organ}-name`}
      className="organ-panel scroll-mt-[52svh] rounded-lg border border-line bg-surface p-5 outline-none sm:p-6 md:scroll-mt-64"
      data-first={organ === 'none' || undefined}
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

/** The map of organs: hovering or tapping an organ, or choosing it from the list, shows what is treated there. */
export function OrganMap() {
  return (
    <section aria-labelledby="organ-map-heading" className="drawn-later py-16 lg:py-24" id="organ-map">
      <Container>
        <OrganPointer>
          <div className="grid grid-cols-1 gap-x-10 gap-y-4 md:grid-cols-12 md:grid-rows-[auto_1fr] lg:gap-x-12">
            <header className="md:col-span-6 md:col-start-7">
              <h2 className="text-3xl" id="organ-map-heading">
                Where is the trouble?
              </h2>
              <p className="mt-3 text-lg text-soft">Choose an organ, in the drawing or in the list, to see what we treat there.</p>
            </header>
            <div className="mx-auto w-full max-w-96 self-start overflow-hidden rounded-lg bg-brand-50 md:sticky md:top-28 md:mx-0 md:col-span-6 md:col-start-1 md:row-span-2 md:row-start-1 md:max-w-lg">
              <Reveal>
                <OrganDrawing />
              </Reveal>
            </div>
            <div className="min-w-0 md:col-span-6 md:col-start-7">
              <Chips />
              <div className="mt-4 grid grid-cols-1">
                {[unlit, ...parts].map((part) => (
                  <Panel key={part.organ} part={part} />
                ))}
              </div>
            </div>
          </div>
        </OrganPointer>
      </Container>
    </section>
  );
}
