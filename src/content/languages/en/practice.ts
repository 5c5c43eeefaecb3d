import { aboutPractice, biography, howIDecide, skills } from '#content/about.ts';
import { doctorName } from '#content/contact-links.ts';
import { type Operations, operations } from '#content/operations.ts';
import { practice } from '#content/practice.ts';

const { doctor, address, visit, privacy, openingHours: _, ...rest } = practice;

type WithoutSheet = { [Key in keyof Operations]: Operations[Key] extends { ready: object } ? never : Key }[keyof Operations];

/** What has no sheet, which has the others' names. */
const withoutSheet = {
  perforation: operations.perforation.name,
  'keyhole-perforation': operations['keyhole-perforation'].name,
  'bowel-removal': operations['bowel-removal'].name,
  adhesions: operations.adhesions.name,
  'keyhole-adhesions': operations['keyhole-adhesions'].name,
  'urgent-colon': operations['urgent-colon'].name,
  'piles-bands': operations['piles-bands'].name,
  'piles-ligation': operations['piles-ligation'].name,
  'piles-laser': operations['piles-laser'].name,
  'piles-stapling': operations['piles-stapling'].name,
  'anal-abscess': operations['anal-abscess'].name,
  'fistula-seton': operations['fistula-seton'].name,
  'fistula-spare': operations['fistula-spare'].name,
} as const satisfies Record<WithoutSheet, string>;

/** The practice's own facts as sentences and names. Fees, numbers, addresses on the web and insurers are data and are not here. */
export const text = {
  names: {
    practice: rest.name,
    city: rest.city,
    doctor: doctorName,
    officer: privacy.grievanceOfficer,
    title: doctor.title,
    council: doctor.council,
    street: address.street,
    locality: address.locality,
    region: address.region,
  },
  /** With what a chat begins. */
  whatsappText: rest.whatsappText,
  fees: visit.fees.map(({ what }) => what) as unknown as readonly [string, string, string],
  visit: {
    payment: visit.payment,
    cashless: visit.cashless,
    schemes: visit.schemes,
    estimate: visit.estimate,
    before: visit.before,
    near: visit.near,
    landmark: visit.landmark,
    parking: visit.parking,
    transport: visit.transport,
    stepFree: visit.stepFree,
    waiting: visit.waiting,
    afterHours: visit.afterHours,
  },
  bring: visit.bring,
  way: [visit.way[0].words, visit.way[1].words, visit.way[2].words],
  about: {
    who: 'The doctor treats diseases of the food pipe, stomach, liver, gallbladder, pancreas and bowel, and operates for cancers of these organs.',
    how: biography[1],
    visit: biography[2],
  },
  howIDecide: howIDecide.paragraphs,
  aboutPractice,
  skills,
  operations: withoutSheet,
} as const;
