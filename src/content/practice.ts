import { sample } from './sample.ts';

/** The practice's own facts, in one place. What is marked as a sample waits for the practice's own value (`npm run launch-check`). */
export const practice = {
  name: sample('Deshpande GI Surgery'),
  city: 'Pune',
  /** Where the site is served from; canonical links and the sitemap are built on it. */
  siteUrl: sample('https://www.deshpande-gi.example'),
  doctor: {
    name: sample('Meera Deshpande'),
    title: 'Gastrosurgeon',
    qualifications: ['MBBS', 'MS (General Surgery)', 'MCh (Surgical Gastroenterology)'],
    council: 'Maharashtra Medical Council',
    registration: sample('MMC 2009/04/1234'),
    registerUrl: 'https://www.nmc.org.in/information-desk/indian-medical-register/',
    languages: ['English', 'Hindi', 'Marathi'],
    hospitals: { given: false, names: ['Example Hospital, Kothrud', 'Second Example Hospital, Shivajinagar'] },
  },
  photographs: { portrait: null, door: null, room: null },
  /** Of the ultrasound clinic, under the PC-PNDT Act of 1994; the law asks that it is shown where scans are done. */
  pcpndtRegistration: sample('PUNE/PNDT/2016/0417'),
  // Three figures were given. They stay side by side until the practice settles which is right.
  experience: { about: '14+', metadata: '16+', counter: 17 },
  /** E.164, without spaces. */
  phone: sample('+919876543210'),
  whatsapp: sample('+919876543210'),
  whatsappText: 'Hello, I need help!',
  email: sample('care@deshpande-gi.example'),
  address: {
    street: sample('2nd Floor, Sahyadri Chambers, Karve Road'),
    locality: 'Pune',
    region: 'Maharashtra',
    postalCode: '411004',
    country: 'IN',
  },
  map: {
    latitude: 18.5074,
    longitude: 73.8277,
    directions: sample('https://www.google.com/maps/dir/?api=1&destination=18.5074,73.8277'),
    /** The interactive map, loaded only after a click. */
    embed: sample(
      'https://www.openstreetmap.org/export/embed.html?bbox=73.8177%2C18.5004%2C73.8377%2C18.5144&layer=mapnik&marker=18.5074%2C73.8277',
    ),
  },
  openingHours: {
    /**
     * By the 24-hour clock, in order: ['10:00 to 13:00', '17:00 to 21:00'] with a break, [] for a closed day. All that pages, promises
     * and the desk say of the hours follows from these lines.
     */
    week: {
      Monday: ['09:00 to 17:00'],
      Tuesday: ['09:00 to 17:00'],
      Wednesday: ['09:00 to 17:00'],
      Thursday: ['09:00 to 17:00'],
      Friday: ['09:00 to 17:00'],
      Saturday: ['09:00 to 17:00'],
      Sunday: [],
    },
    /** Days on which the practice is closed (YYYY-MM-DD). */
    holidays: ['2026-12-25', '2027-01-26', '2027-08-15', '2027-10-02'],
    /** How far apart visits are booked. */
    slotMinutes: 30,
  },
  visit: {
    given: false,
    fees: [
      { what: 'First visit, about half an hour', amount: '₹900' },
      { what: 'Next visit within a month', amount: '₹600' },
      { what: 'A look at your reports on the phone, after a visit', amount: 'free' },
    ],
    payment: 'Cash, cards and UPI. You get a bill.',
    insurers: ['Star Health', 'Niva Bupa', 'HDFC ERGO', 'ICICI Lombard', 'New India Assurance', 'CGHS', 'ECHS'],
    cashless:
      'For an operation the hospital’s insurance desk asks your insurer for approval before you come in. Bring the card, the policy number and an identity card. It can take two working days.',
    schemes:
      'Ayushman Bharat PM-JAY and the state’s Mahatma Jyotirao Phule Jan Arogya Yojana can pay for many operations in hospitals that are listed. Ask us before you book: we tell you which of our hospitals are.',
    estimate:
      'Before any planned operation you get an estimate in writing: the surgeon, the anaesthetist, the theatre, the room, medicines and implants, and what could raise it.',
    bring: [
      'All reports, with the films or discs of scans',
      'Your medicines in their packets, or a photo of them, herbal ones too',
      'The discharge papers of earlier operations',
      'Your insurance or scheme card and an identity card',
      'Someone who listens with you',
    ],
    before: 'You can eat and drink before a first visit unless we told you otherwise. Take your medicines as usual.',
    near: 'Nal Stop',
    landmark: 'Opposite the Nal Stop metro station, above the chemist',
    way: [
      { drawing: '/images/way.svg#station', words: 'Come up Karve Road to the Nal Stop metro station.' },
      {
        drawing: '/images/way.svg#building',
        words: 'The building, Sahyadri Chambers, is across the road, with a chemist on the ground floor.',
      },
      { drawing: '/images/way.svg#door', words: 'The door is at its side. Take the lift to the second floor and turn left.' },
    ],
    parking: 'Ten places for cars and room for two-wheelers behind the building, free for an hour and a half.',
    transport: 'Metro: Nal Stop, two minutes on foot. Buses stop at the same corner.',
    stepFree: 'A ramp at the side door, a lift wide enough for a wheelchair, and a toilet that a wheelchair can enter.',
    waiting: 'We see people by appointment, and most are seen within half an hour of their time. If we run late we ring you.',
    afterHours: 'An emergency goes to the nearest hospital at any hour, whether we are open or closed.',
  },
  social: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
  },
  /** The hospital's booking page; while it is null, 'Book Appointment' opens the callback form. */
  bookingUrl: null,
  adminUrl: sample('https://admin.deshpande-gi.example/'),
  /** Hosts from which the site fetches a post's pictures, to show them under its own. */
  mediaHosts: ['res.cloudinary.com'],
  copyrightYear: 2024,
  designer: { name: sample('Studio Indrayani'), url: sample('https://studio-indrayani.example/') },
  /**
   * Who answers questions about a visitor's data, by name and by when, and the version of the notice at /privacy that a consent
   * refers to. The law of 2011 allows a month.
   */
  privacy: {
    contact: sample('privacy@deshpande-gi.example'),
    grievanceOfficer: sample('Nandini Joshi'),
    answersWithinDays: sample(23),
    /** When the practice erases the request of somebody who never becomes a patient. */
    keepsRequestMonths: sample(14),
    /**
     * Whether rule 8(3) of the DPDP Rules 2025 binds this practice: to keep what was sent, and its log, for a year at the least, even
     * after consent is taken back. A lawyer decides; until then it is undecided, and the notice says so.
     */
    oneYearRule: 'undecided',
    noticeVersion: '2026-11-26',
  },
  editorial: {
    author: 'The practice’s website team',
    funding:
      'This site is paid for by the practice alone, which earns from the operations that it describes. No company pays for its content or advertises here.',
  },
  // Each block can be switched off: advertising by doctors is limited by the 2002 conduct regulations, rule 6.1.1.
  show: { counters: true, cases: true, testimonials: true, welcome: false },
} as const satisfies Practice;

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** A time in which the practice is open without a break: '09:00 to 17:00'. */
export type Session = `${number}:${number} to ${number}:${number}`;

export type Practice = {
  name: string;
  city: string;
  siteUrl: `https://${string}`;
  doctor: {
    name: string;
    title: string;
    qualifications: ReadonlyArray<string>;
    council: string;
    registration: string;
    registerUrl: `https://${string}`;
    languages: ReadonlyArray<string>;
    /** Where the doctor operates. While `given` is false they are samples, and a live site leaves them out. */
    hospitals: { given: boolean; names: ReadonlyArray<string> };
  };
  /**
   * The practice's own photographs, as files in public/: the doctor's face (4:5), the door as one sees it from the street and the
   * consulting room (both 3:2). Each is shown wherever its subject is; null until there is one, for a drawing would claim to be it.
   */
  photographs: Readonly<Record<'portrait' | 'door' | 'room', `/images/${string}` | null>>;
  pcpndtRegistration: string;
  experience: { about: string; metadata: string; counter: number };
  phone: `+${string}`;
  whatsapp: `+${string}`;
  whatsappText: string;
  email: string;
  address: { street: string; locality: string; region: string; postalCode: string; country: 'IN' };
  map: { latitude: number; longitude: number; directions: `https://${string}`; embed: `https://${string}` };
  openingHours: {
    week: Readonly<Record<Weekday, ReadonlyArray<Session>>>;
    holidays: ReadonlyArray<string>;
    slotMinutes: number;
  };
  /** What a visit is like. While `given` is false it is a sample, and a live site leaves it out. */
  visit: {
    given: boolean;
    fees: ReadonlyArray<{ what: string; amount: string }>;
    payment: string;
    /** Those with which the practice settles directly. */
    insurers: ReadonlyArray<string>;
    cashless: string;
    schemes: string;
    estimate: string;
    bring: ReadonlyArray<string>;
    before: string;
    /** The landmark in two or three words. */
    near: string;
    landmark: string;
    /** From the landmark to the door, step by step, each with a drawing of its own (4:3) if there is one. */
    way: ReadonlyArray<{ words: string; drawing?: `/images/${string}` }>;
    parking: string;
    transport: string;
    stepFree: string;
    waiting: string;
    afterHours: string;
  };
  social: { facebook: `https://${string}`; instagram: `https://${string}`; youtube: `https://${string}` };
  bookingUrl: `https://${string}` | null;
  adminUrl: `https://${string}`;
  mediaHosts: ReadonlyArray<string>;
  copyrightYear: number;
  designer: { name: string; url: `https://${string}` };
  privacy: {
    contact: string;
    grievanceOfficer: string;
    answersWithinDays: number;
    keepsRequestMonths: number;
    oneYearRule: 'binds' | 'does-not-bind' | 'undecided';
    noticeVersion: string;
  };
  editorial: { author: string; funding: string };
  show: { counters: boolean; cases: boolean; testimonials: boolean; welcome: boolean };
};
