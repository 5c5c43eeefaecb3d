import { photographs } from '#content/photographs.ts';
import { practice } from '#content/practice.ts';

const alts = {
  door: `The door of ${practice.name}, seen from the street.`,
  room: `The consulting room of ${practice.name}.`,
} as const;

/** The practice's photograph of a place; nothing until there is one. */
export function PlacePhotograph({ of, className = '' }: { of: keyof typeof alts; className?: string }) {
  const src = photographs[of];
  if (src === null) return null;
  return (
    <img
      alt={alts[of]}
      className={`aspect-3/2 w-full rounded-lg bg-brand-50 object-cover ${className}`}
      height="400"
      loading="lazy"
      src={src}
      width="600"
    />
  );
}
