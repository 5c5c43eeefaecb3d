// Of a treatment page the other languages have these parts alone; of another page they have its parts, but not what is within one.
const parts =
  '.treatment :is(#in-short, #when-to-get-help, #treatment, #recovery, #questions), main:not(:has(.treatment #treatment)) :is(h2, section, div)[id]:not(main [id] *)';

/**
 * Lets the switch to another language lead to the part that is being read: the last that begins in the upper third of the window. A page
 * without that part opens at its top.
 */
export function keepPart({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : undefined;
  if (!link) return;
  const read = [...document.querySelectorAll(parts)].findLast(
    (part) => part.checkVisibility() && part.getBoundingClientRect().top < innerHeight / 3,
  );
  link.hash = read?.id ?? '';
}
