import { practice } from '#content/practice.ts';
import { Container } from '#ui/container.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { HeroPictures } from './hero-pictures.tsx';

type Tile = { title: string; text: string; note?: string; href: string; icon: IconName; newTab?: boolean };

const bookingUrl: string | null = practice.bookingUrl;

const tiles: ReadonlyArray<Tile> = [
  {
    title: 'Book Appointment',
    text: 'Easily schedule your visit online and manage your health.',
    // Without a booking page the tile leads to the callback form.
    href: bookingUrl ?? '/callback',
    icon: 'calendar',
    newTab: bookingUrl !== null,
  },
  { title: 'Explore Our Cases', text: 'Discover how we help our patients with personalized treatments.', href: '/cases', icon: 'cases' },
  {
    title: 'Contact Us',
    text: 'Get in touch with our team for immediate assistance.',
    // Messages are read on working days only.
    note: 'In an emergency call 112\u00a0or\u00a0108.',
    href: '/contact',
    icon: 'chat',
  },
];

function TileLink({ title, text, note, href, icon, newTab }: Tile) {
  return (
    <a
      className="group/tile flex h-full flex-wrap gap-4 p-4 transition-colors duration-200 hover:bg-brand-50 focus-visible:-outline-offset-4 md:p-5"
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      <Icon className="mt-0.5 size-7 shrink-0 text-brand max-xs:size-6" name={icon} />
      {/* Under the picture where much enlarged letters leave no room beside it. */}
      <span className="min-w-0 grow basis-[11rem]">
        <strong className="flex items-center justify-between gap-1 text-lg leading-snug font-semibold">
          {title}
          <Icon className="size-5 text-brand transition-transform duration-200 group-hover/tile:translate-x-1" name="arrow" />
        </strong>
        <span className="mt-1 block text-soft max-sm:leading-snug">{text}</span>
        {note && <span className="mt-1 block font-semibold">{note}</span>}
        {newTab && <span className="sr-only"> (opens in a new tab)</span>}
      </span>
    </a>
  );
}

/** The actions that are possible now, beside the pictures of the practice. */
export function ActionTiles() {
  return (
    <section aria-label="What you can do now" className="hero">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:gap-12">
        <HeroPictures />
        <ul className="grid grid-cols-[minmax(0,1fr)] content-start self-start overflow-hidden rounded-lg border border-line bg-surface shadow-card">
          {tiles.map((tile) => (
            <li className="border-line not-first:border-t" key={tile.title}>
              <TileLink {...tile} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
