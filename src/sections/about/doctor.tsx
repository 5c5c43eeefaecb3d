import type { ReactNode } from 'react';
import { doctorName } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';

/** The doctor's portrait with `children` and her years of experience, below it or, on a phone, beside it. */
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

const { doctor } = practice;

/** The doctor in one line near the top of a phone's page; wide screens show the block further down. */
export function DoctorLine() {
  return (
    <Container className="pt-6 xl:hidden">
      <a className="group/doctor flex items-center gap-3 rounded-lg border border-line bg-surface p-3 pr-5 hover:bg-brand-50" href="/about">
        <img
          alt=""
          className="size-16 shrink-0 rounded-md bg-brand-50 object-cover object-top"
          height="500"
          loading="lazy"
          src={doctor.portrait}
          width="400"
        />
        <span className="min-w-0 grow leading-snug">
          <strong className="block text-lg font-semibold">{doctorName}</strong>
          <span className="block">{doctor.qualifications.at(-1)}</span>
          <span className="block text-sm text-soft">Registration {doctor.registration}</span>
        </span>
        <Icon className="size-5 text-brand max-sm:hidden" name="arrow" />
      </a>
    </Container>
  );
}
