import { fillWords } from '#content/fill-words.ts';
import { photographs, photographWords } from '#content/photographs.ts';
import { practice } from '#content/practice.ts';

type Place = 'door' | 'room';

/** The practice's photograph of a place; nothing until there is one. `alt` on pages in another language. */
export function PlacePhotograph({
  of,
  alt = fillWords(photographWords[of], { practice: practice.name }),
  className = '',
}: {
  of: Place;
  alt?: string;
  className?: string;
}) {
  const src = photographs[of];
  if (src === null) return null;
  return (
    <img
      alt={alt}
      className={`aspect-3/2 w-full rounded-lg bg-brand-50 object-cover ${className}`}
      height="400"
      loading="lazy"
      src={src}
      width="600"
    />
  );
}
