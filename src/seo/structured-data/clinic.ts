import { skills } from '#content/about.ts';
import { phoneAsRead } from '#content/contact-links.ts';
import { daysBySession } from '#content/opening-hours.ts';
import { photographs } from '#content/photographs.ts';
import { type Practice, practice } from '#content/practice.ts';
import { absolute } from '#seo/absolute.ts';
import type { Node } from './node.ts';

const { address, map } = practice;

export const clinicId = absolute('/#clinic');
export const doctorId = absolute('/#doctor');

/** Describes how to ask for an appointment; `path` is the form's. */
export function bookAppointment(path: string) {
  return {
    '@type': 'ReserveAction',
    name: 'Book an appointment',
    target: { '@type': 'EntryPoint', urlTemplate: absolute(path) },
  } as const satisfies Node;
}

/** The practice on every page: enough to find and ring it. */
export const clinic = {
  '@type': 'MedicalClinic',
  '@id': clinicId,
  name: practice.name,
  url: absolute('/'),
  telephone: practice.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  },
  potentialAction: bookAppointment('/contact'),
} as const satisfies Node;

/** When the practice is open, for search engines: each time with its days, and the holidays. */
export function hoursSpecification({ week, holidays }: Practice['openingHours']): ReadonlyArray<Node> {
  const usual = daysBySession(week).map(({ session, days }) => {
    const [opens, closes] = session.split(' to ');
    return { dayOfWeek: days, opens, closes };
  });
  // Search engines read 00:00 to 00:00 as 'closed'.
  const closed = holidays.map((day) => ({ validFrom: day, validThrough: day, opens: '00:00', closes: '00:00' }));
  return [...usual, ...closed].map((each) => ({ '@type': 'OpeningHoursSpecification', ...each }));
}

// A network's front page is a sample value, not the practice's profile.
const profiles = Object.values(practice.social).filter((address) => new URL(address).pathname !== '/');

/** The practice in full, for the pages about it. Without ratings, reviews or prices, which are not the practice's to give. */
export const clinicInFull: Node = {
  ...clinic,
  email: practice.email,
  logo: absolute('/icons/icon-512.png'),
  image: [absolute('/share/home.png'), ...[photographs.door, photographs.room].flatMap((photo) => (photo ? [absolute(photo)] : []))],
  geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
  hasMap: map.directions,
  openingHoursSpecification: hoursSpecification(practice.openingHours),
  medicalSpecialty: ['https://schema.org/Gastroenterologic', 'https://schema.org/Surgical', 'https://schema.org/Oncologic'],
  availableService: skills.map(({ title, description }) => ({ '@type': 'SurgicalProcedure', name: title, description })),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'appointments',
    name: phoneAsRead,
    telephone: practice.phone,
    email: practice.email,
    availableLanguage: practice.doctor.languages,
  },
  employee: { '@id': doctorId },
  ...(profiles.length > 0 && { sameAs: profiles }),
};
