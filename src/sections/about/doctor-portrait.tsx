import type { ReactNode } from 'react';
import { doctorName } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';

/** The doctor, and beneath, or on a phone beside, what a page says of her at once: `children`, then the years. */
export function DoctorPortrait({ first = false, children }: { first?: boolean; children: ReactNode }) {
  return (
    <figure className="flex flex-wrap items-center gap-5 md:block">
      <img
        alt={`Portrait of ${doctorName}`}
        className="aspect-4/5 w-32 rounded-lg bg-brand-50 object-cover md:w-full"
        height="500"
        src={practice.doctor.portrait}
        width="400"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
      <figcaption className="w-min grow border-brand-300 md:mt-4 md:w-auto md:border-t-2 md:pt-3">
        {children}
        <p className="text-soft">{practice.experience.about} Years Experience</p>
      </figcaption>
    </figure>
  );
}
