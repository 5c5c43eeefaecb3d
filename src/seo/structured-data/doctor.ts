import type { PersonLeaf } from 'schema-dts';
import { type ExperienceEntry, professionalExperience, skills } from '#content/about.ts';
import { doctorPath } from '#content/doctor-path.ts';
import { practice } from '#content/practice.ts';
import { absolute } from '#seo/absolute.ts';
import { clinicId, doctorId } from './clinic.ts';

const { name, title, qualifications, council, registration, languages, portrait } = practice.doctor;

// A Person, not a Physician: in this vocabulary a Physician is a place of business.
export const doctor = {
  '@type': 'Person',
  '@id': doctorId,
  name,
  honorificPrefix: 'Dr.',
  jobTitle: title,
  url: absolute(doctorPath.href),
  worksFor: { '@id': clinicId },
} as const satisfies PersonLeaf;

/** The doctor in full, for the About page: what can be checked, and no claim of rank. */
export const doctorInFull: PersonLeaf = {
  ...doctor,
  image: absolute(portrait),
  identifier: { '@type': 'PropertyValue', propertyID: council, value: registration },
  hasCredential: qualifications.map((degree) => ({
    '@type': 'EducationalOccupationalCredential',
    name: degree,
    credentialCategory: 'degree',
  })),
  alumniOf: professionalExperience
    .filter(({ training }: ExperienceEntry) => training)
    .map(({ place }) => ({ '@type': 'EducationalOrganization', name: place })),
  memberOf: { '@type': 'Organization', name: council },
  knowsLanguage: languages,
  knowsAbout: skills.map((skill) => skill.title),
};
