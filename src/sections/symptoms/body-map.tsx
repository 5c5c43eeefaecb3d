import { digestiveSystem } from '#content/organ-view.ts';
import { hrefOfRegion, regions } from '#content/symptoms/regions.ts';

type Place = { id: string; name: string; href: string; lang?: string };

type Spot = { x: number; y: number; rx: number; ry: number };

// In the drawing's units, 480 by 640. The skin, the back passage and what is felt everywhere are in the list alone.
const spots: Readonly<Record<string, ReadonlyArray<Spot>>> = {
  'all-over': [{ x: 240, y: 400, rx: 132, ry: 66 }],
  'food-pipe': [{ x: 240, y: 120, rx: 36, ry: 80 }],
  'upper-middle': [{ x: 286, y: 256, rx: 88, ry: 44 }],
  'right-ribs': [{ x: 152, y: 266, rx: 44, ry: 58 }],
  'lower-belly': [
    { x: 160, y: 504, rx: 60, ry: 46 },
    { x: 318, y: 504, rx: 60, ry: 46 },
  ],
  'groin-and-wall': [
    { x: 162, y: 590, rx: 58, ry: 30 },
    { x: 318, y: 590, rx: 58, ry: 30 },
  ],
};

const inEnglish: ReadonlyArray<Place> = regions.map(({ id, name }) => ({ id, name, href: hrefOfRegion({ id }) }));

/** The body with its places, and the list of all of them: each leads to the complaints there. */
export function BodyMap({ label = 'Where is it?', places = inEnglish }: { label?: string; places?: ReadonlyArray<Place> }) {
  return (
    <nav
      aria-label={label}
      className="body-map grid h-full grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3 sm:grid-cols-[3fr_2fr] sm:gap-5"
    >
      {/* Keyboards and screen readers use the list, which says the same. */}
      {/* Beside a longer list of another language it would be magnified until its places lie outside. */}
      <svg
        aria-hidden="true"
        className="sticky top-20 size-full max-h-120 rounded-lg bg-brand-50 sm:static sm:max-h-none"
        preserveAspectRatio="xMidYMid slice"
        viewBox="24 24 432 616"
      >
        <image height="640" href={digestiveSystem} width="480" />
        {Object.entries(spots).map(([id, rings]) => (
          <a className="body-spot" data-region={id} href={places.find((place) => place.id === id)?.href} key={id} tabIndex={-1}>
            {rings.map(({ x, y, rx, ry }) => (
              <ellipse cx={x} cy={y} key={x} rx={rx} ry={ry} />
            ))}
          </a>
        ))}
      </svg>
      <ul className="grid content-between gap-1.5">
        {places.map(({ id, name, href, lang }) => (
          <li key={id}>
            <a
              className="flex min-h-11 items-center rounded-md border border-edge bg-surface px-3 py-1 leading-tight font-semibold wrap-anywhere hover:border-brand hover:text-brand"
              data-region={id}
              href={href}
              lang={lang}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
