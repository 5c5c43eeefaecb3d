import { Container } from '#ui/container.tsx';
import { Icon, iconNames } from '#ui/icon.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Bricks } from './bricks.tsx';

const colours = [
  '--color-paper',
  '--color-surface',
  '--color-sunk',
  '--color-line',
  '--color-edge',
  '--color-soft',
  '--color-ink',
  '--color-brand-50',
  '--color-brand-100',
  '--color-brand-300',
  '--color-brand',
  '--color-brand-strong',
  '--color-on-brand',
  '--color-deep',
  '--color-on-deep-soft',
  '--color-on-deep',
  '--color-accent-50',
  '--color-accent',
  '--color-accent-strong',
  '--color-on-accent',
  '--color-good-50',
  '--color-good',
  '--color-urgent-50',
  '--color-urgent',
  '--color-emergency-50',
  '--color-emergency',
];
const sizes = ['text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl'];
const corners = ['rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-full'];

function Colours() {
  return (
    <section>
      <SectionHeading intro="Light and dark come from the same tokens.">Colour</SectionHeading>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        {colours.map((colour) => (
          <li key={colour}>
            {/* Drawn as SVG, because a class per colour would be in every visitor's stylesheet. */}
            <svg aria-hidden="true" className="h-16 w-full rounded-sm border border-line">
              <rect fill={`var(${colour})`} height="100%" width="100%" />
            </svg>
            <p className="text-sm">{colour.slice('--color-'.length)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Type() {
  return (
    <section>
      <SectionHeading>Type</SectionHeading>
      {sizes.map((size) => (
        <p className={size} key={size}>
          {size.slice('text-'.length)}: cholangiocarcinoma, <span lang="hi">पित्त की पथरी</span>
        </p>
      ))}
      <p className="mt-4 max-w-reading">
        A line of reading text holds sixty to seventy letters, because the eye finds the next line best at that length, on a phone as on a
        wide screen.
      </p>
    </section>
  );
}

function Tokens() {
  return (
    <>
      <Colours />
      <Type />
      <section>
        <SectionHeading>Corners, shadows, icons</SectionHeading>
        <div className="flex flex-wrap gap-6">
          {corners.map((corner) => (
            <div className={`size-24 border border-edge bg-surface shadow-card ${corner}`} key={corner} />
          ))}
          <div className="size-24 rounded-md bg-surface shadow-raised" />
        </div>
        <div className="mt-6 flex flex-wrap gap-4 text-brand">
          {iconNames.map((icon) => (
            <Icon key={icon} name={icon} />
          ))}
        </div>
      </section>
    </>
  );
}

/** Every design token and component. Shown in development only. */
export function Styleguide() {
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-16 py-12">
      <h1 className="text-4xl">Style guide</h1>
      <Tokens />
      <Bricks />
    </Container>
  );
}
