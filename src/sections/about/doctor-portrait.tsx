import { doctorName } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';

export function DoctorPortrait({ first = false }: { first?: boolean }) {
  return (
    <figure className="mx-auto max-w-sm">
      <img
        alt={`Portrait of ${doctorName}`}
        className="aspect-4/5 w-full rounded-lg bg-brand-50 object-cover"
        height="500"
        src="/images/portrait.svg"
        width="400"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      <figcaption className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-brand-300 pt-3">
        <strong className="text-lg font-semibold">{doctorName}</strong>
        <span className="text-soft">{practice.experience.about} Years Experience</span>
      </figcaption>
    </figure>
  );
}
