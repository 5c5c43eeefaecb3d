import { doctorName } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';

const { doctor } = practice;

/** Whom one will meet, high on the page of a phone: face, name, degree and registration in one line. A desk has room for the block below. */
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
