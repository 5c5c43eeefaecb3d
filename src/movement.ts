import { motionIsWelcome } from '#islands/motion/motion-is-welcome.ts';
import { keepPart } from './same-part.ts';

// Moves parts of a page while it is read, without React; loaded at the first scroll.

const still = 'h1, h2, h3, h4';
// An element starts this far outside the window, in pixels, so that nothing that is shown pales.
const ahead = 48;

/** The parts of an element that move: all of it, or what surrounds its headings. */
function movedParts(element: Element): ReadonlyArray<Element> {
  if (element.matches(still)) return [];
  return element.querySelector(still) ? [...element.children].flatMap(movedParts) : [element];
}

function rise(element: HTMLElement): void {
  const { reveal } = element.dataset;
  const parts = reveal ? [...element.querySelectorAll(reveal)] : [...element.children].flatMap(movedParts);
  for (const [at, part] of parts.entries())
    part.animate([{ opacity: 0.6, transform: 'translateY(8px)' }, {}], {
      duration: 1000,
      easing: 'ease-out',
      // The crumbs of a banner follow one another.
      delay: reveal ? at * 100 : 0,
    });
}

// A jump, by a link or by a step back, has its target in view at once; it stays as it is.
const isOutOfSight = ({ top, bottom }: DOMRectReadOnly) => top >= innerHeight || bottom <= 0;

const reveals = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target, boundingClientRect } of entries)
      if (isIntersecting && isOutOfSight(boundingClientRect) && motionIsWelcome()) rise(target as HTMLElement);
  },
  { rootMargin: `${ahead}px 0px` },
);

const interval = 3000;

/** Advances a native row of slides until React takes it over (`islands/carousels/carousel.tsx`) or the visitor does. */
function rotate(carousel: HTMLElement): void {
  if ('live' in carousel.dataset) return;
  const row = carousel.firstElementChild;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const advance = () => {
    timer = setTimeout(advance, interval);
    if (!row || 'taken' in carousel.dataset || carousel.matches(':hover, :focus-within') || !motionIsWelcome()) return;
    const atEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - 8;
    row.scrollTo({ left: atEnd ? 0 : row.scrollLeft + (row.querySelector('li')?.offsetWidth ?? 0), behavior: 'smooth' });
  };
  const sight = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(advance, interval);
    },
    { threshold: 0.5 },
  );
  sight.observe(carousel);
  const takeover = new MutationObserver(() => {
    takeover.disconnect();
    sight.disconnect();
    clearTimeout(timer);
  });
  takeover.observe(carousel, { attributeFilter: ['data-live'] });
  row?.addEventListener('pointerdown', () => {
    carousel.dataset.taken = '';
  });
  carousel.querySelector('[data-pause]')?.addEventListener('click', () => {
    if (!('live' in carousel.dataset)) carousel.toggleAttribute('data-taken');
  });
}

for (const element of document.querySelectorAll('[data-reveal]')) reveals.observe(element);
for (const carousel of document.querySelectorAll<HTMLElement>('[data-rotates]')) rotate(carousel);
// A visitor who has not scrolled reads the top of the page.
addEventListener('click', keepPart);
