import { type ExperienceEntry, professionalExperience, skills } from '#content/about.ts';
import { doctorPath } from '#content/doctor-path.ts';
import { photographs } from '#content/photographs.ts';
import { practice } from '#content/practice.ts';
import { absolute } from '#seo/absolute.ts';
import { clinicId, doctorId } from './clinic.ts';
import type { Node } from './node.ts';

const { name, title, qualifications, council, registration, languages } = practice.doctor;

// A Person, because schema.org's Physician is a place of business.
export const doctor = {
  '@type': 'Person',
  '@id': doctorId,
  name,
  honorificPrefix: 'Dr.',
  jobTitle: title,
  url: absolute(doctorPath.href),
  worksFor: { '@id': clinicId },
} as const satisfies Node;

/** The doctor in full, for the About page: only facts that can be checked. */
export const doctorInFull: Node = {
  ...doctor,
  ...(photographs.portrait && { image: absolute(photographs.portrait) }),
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

/** The author of the practice's texts: the doctor if named as author, else an organisation. */
export const editorialAuthor: Node = practice.editorial.author.includes(practice.doctor.name)
  ? { '@id': doctorId }
  : { '@type': 'Organization', name: practice.editorial.author, url: absolute(doctorPath.href) };
