import type { ReactNode } from 'react';
import { shownHospitals } from '#content/about.ts';
import { doctorName, doctorNameInOne } from '#content/contact-links.ts';
import { fillWords } from '#content/fill-words.ts';
import { photographs, photographWords } from '#content/photographs.ts';
import { practice } from '#content/practice.ts';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';

const { doctor } = practice;
const list = new Intl.ListFormat('en-IN');

/** Much enlarged on a small phone the longest word has no line of its own. */
const divisible = (words = '') => words.replace(/gastro(?=entero)/i, '$&\u00ad');

const inEnglish = {
  portrait: fillWords(photographWords.portrait, { doctor: doctorName }),
  name: doctorNameInOne,
  title: `${doctor.title} in ${practice.city}`,
  experience: `${practice.experience.about} Years Experience`,
  registration: 'Registration',
  council: doctor.council,
  speaks: 'Speaks',
  languages: list.format(doctor.languages),
  operatesAt: `Operates at${doctor.hospitals.given ? '' : ' (examples)'}`,
  register: 'Look it up in the register',
} as const;
/** The words of a plate; degrees and hospitals stand on it as they are registered, in the language `registered` where it is another. */
export type PlateWords = Readonly<Record<keyof typeof inEnglish, string>> & { registered?: string };

function Line({ term, children, className }: { term: string; children: ReactNode; className?: string | undefined }) {
  return (
    <div className={className}>
      <dt className="text-sm text-on-deep-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Who the doctor is, as a nameplate at the door says it: facts that can be checked. Below the portrait once there is one. On About (`first`) it leads to the register. */
export function Nameplate({ first = false, words = inEnglish }: { first?: boolean; words?: PlateWords }) {
  // A phone's home has the registration further up, and is short; About says all of it.
  const onAbout = first ? undefined : 'max-md:hidden';
  return (
    <figure>
      {photographs.portrait && (
        <img
          alt={words.portrait}
          className="mb-4 aspect-4/5 w-full max-w-80 rounded-lg bg-brand-50 object-cover md:max-w-none"
          height="500"
          src={photographs.portrait}
          width="400"
          {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      )}
      <figcaption className="rounded-lg bg-deep p-1.5 text-on-deep shadow-card">
        <div className="rounded-md border border-brand-300/50 px-5 py-6">
          <p className="text-2xl leading-tight font-semibold">{words.name}</p>
          <p className="mt-2 leading-snug" lang={words.registered}>
            {divisible(doctor.qualifications.join(', '))}
          </p>
          <p className="mt-1 leading-snug text-on-deep-soft">
            {words.title}
            <span className="block">{words.experience}</span>
          </p>
          <dl className="mt-4 grid gap-3 border-t border-brand-300/30 pt-4 leading-snug">
            <Line className={onAbout} term={words.registration}>
              {doctor.registration}, {words.council}
            </Line>
            <Line term={words.speaks}>{words.languages}</Line>
            {shownHospitals.length > 0 && (
              <Line className={onAbout} term={words.operatesAt}>
                <ul lang={words.registered}>
                  {shownHospitals.map((hospital) => (
                    <li key={hospital}>{hospital}</li>
                  ))}
                </ul>
              </Line>
            )}
          </dl>
          {first && (
            <a
              className="mt-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              href={doctor.registerUrl}
              rel="noopener"
              target="_blank"
            >
              {words.register}
            </a>
          )}
        </div>
      </figcaption>
    </figure>
  );
}

/** The doctor in one line near the top of a phone's page; wide screens show the block further down. */
export function DoctorLine() {
  return (
    <Container className="pt-6 xl:hidden">
      <a className="group/doctor flex items-center gap-3 rounded-lg border border-line bg-surface p-3 pr-5 hover:bg-brand-50" href="/about">
        {photographs.portrait ? (
          <img
            alt=""
            className="size-16 shrink-0 rounded-md bg-brand-50 object-cover object-top"
            height="500"
            loading="lazy"
            src={photographs.portrait}
            width="400"
          />
        ) : (
          <span className="w-1.5 shrink-0 self-stretch rounded-full bg-brand" />
        )}
        <span className="min-w-0 grow leading-snug">
          <strong className="block text-lg font-semibold">{doctorName}</strong>
          <span className="block">{divisible(doctor.qualifications.at(-1))}</span>
          <span className="block text-sm text-soft">Registration {doctor.registration}</span>
        </span>
        <Icon className="size-5 text-brand max-sm:hidden" name="arrow" />
      </a>
    </Container>
  );
}
