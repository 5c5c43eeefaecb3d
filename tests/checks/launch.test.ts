import { expect, test } from 'vitest';
import { type LaunchFacts, launchProblems, readSamples, samplesIn } from '#checks/launch.ts';
import { newKey } from '#commands/key.ts';
import type { Source } from '#content/evidence.ts';
import { practice } from '#content/practice.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';

const source: Source = {
  title: 'Gallstones',
  publisher: 'A library',
  year: 2020,
  url: 'https://library.org/gallstones',
  checkedOn: '2026-01-01',
  basis: 'full',
};
const signed = { state: 'signed', by: 'Dr. A', on: '2026-01-01', next: '2027-01-01' } as const;

// A practice without any sample value.
const ready: LaunchFacts = {
  practice: {
    ...practice,
    name: 'Own Practice',
    siteUrl: 'https://www.own-practice.in',
    doctor: { ...practice.doctor, name: 'Own Name', registration: 'MMC 1', hospitals: { given: true, names: ['Own Hospital'] } },
    pcpndtRegistration: 'PNDT 1',
    experience: { about: '14+', metadata: '14+', counter: 14 },
    phone: '+912000000001',
    whatsapp: '+912000000002',
    email: 'care@own-practice.in',
    address: { ...practice.address, street: '1 Own Street' },
    map: { ...practice.map, directions: 'https://maps.own-practice.in/to', embed: 'https://maps.own-practice.in/map' },
    social: {
      facebook: 'https://www.facebook.com/own',
      instagram: 'https://www.instagram.com/own',
      youtube: 'https://www.youtube.com/@own',
    },
    bookingUrl: 'https://hospital.in/book',
    visit: { ...practice.visit, given: true },
    adminUrl: 'https://admin.own-practice.in/',
    designer: { name: 'Own Designer', url: 'https://own-designer.in/' },
    privacy: {
      ...practice.privacy,
      contact: 'privacy@own-practice.in',
      grievanceOfficer: 'Own Officer',
      answersWithinDays: 30,
      keepsRequestMonths: 12,
      oneYearRule: 'does-not-bind',
    },
  },
  samples: [],
  testimonials: [{ id: 1, title: 'Heard', story: 'We were heard.', by: 'A patient', sample: false, consentRecord: 'CR-1' }],
  operations: { piles: { name: 'Operation for piles', given: true } },
  howIDecide: { given: true },
  encryptionKeys: undefined,
  desk: [],
  unbrought: [],
  pages: [{ name: 'Gallstones', sources: [source], review: signed }],
  today: '2026-06-01',
};

function problemsWith(changes: Partial<LaunchFacts>): ReadonlyArray<string> {
  return launchProblems({ ...ready, ...changes }).flatMap(({ problems }) => problems);
}

function withPractice(changes: Partial<LaunchFacts['practice']>): Partial<LaunchFacts> {
  return { practice: { ...ready.practice, ...changes } };
}

test('the launch check finds nothing for a practice without sample values', () => {
  expect(launchProblems(ready)).toEqual([]);
});

test('the launch check lists missing settings of the staff’s site', () => {
  expect(problemsWith({ desk: ['ACCESS_AUD is missing'] })).toEqual(['ACCESS_AUD is missing']);
  expect(problemsWith({ desk: undefined })).toEqual([]);
});

test('the launch check lists each sample value by file and line', () => {
  const text =
    "import { sample } from './sample.ts';\n\nexport const x = {\n  name: sample('A'),\n  phone: '1',\n  // as sample('B') says\n};";
  expect(samplesIn('src/content/x.ts', text)).toEqual([{ where: 'src/content/x.ts:4', line: "name: sample('A')," }]);
  expect(problemsWith({ samples: samplesIn('x.ts', text) })).toEqual(["x.ts:4: name: sample('A'),"]);
});

test('the launch check finds all sample values in the content files', () => {
  const lines = readSamples(new URL('../../', import.meta.url)).map(({ line }) => line);
  const given = { ...practice.doctor, ...practice.address, ...practice.privacy, ...practice };
  for (const field of ['siteUrl', 'registration', 'phone', 'street', 'grievanceOfficer', 'answersWithinDays'] as const)
    expect(lines.filter((line) => line.startsWith(`${field}: sample(`) && line.includes(String(given[field])))).toHaveLength(1);
  expect(lines).toContain('const earlierPosts = sample([');
});

test('the launch check lists a sample .example address once, not twice', () => {
  const samples = [{ where: 'x.ts:1', line: "email: sample('care@new-name.example')," }];
  expect(problemsWith({ samples, ...withPractice({ email: 'care@new-name.example' }) })).toHaveLength(1);
});

test('the launch check lists an address under .example as sample value', () => {
  expect(problemsWith(withPractice({ email: 'care@new-name.example' }))).toEqual(['practice.email: a host that ends in .example']);
  expect(problemsWith(withPractice({ adminUrl: 'https://admin.new-name.example/login' }))).toEqual([
    'practice.adminUrl: a host that ends in .example',
  ]);
  expect(problemsWith(withPractice({ siteUrl: 'https://www.example-clinic.in' }))).toEqual([]);
});

test('the launch check lists social links without the practice’s own profile', () => {
  const social = { ...ready.practice.social, youtube: 'https://www.youtube.com/' } as const;
  expect(problemsWith(withPractice({ social }))).toEqual([
    "practice.social.youtube: leads to the network's front page, not to the practice's own",
  ]);
});

test('the launch check lists a missing booking page', () => {
  expect(problemsWith(withPractice({ bookingUrl: null }))).toHaveLength(1);
});

test("the launch check lists sample hospitals and 'How I decide' text", () => {
  expect(problemsWith({ howIDecide: { given: false } })).toEqual([expect.stringMatching(/^about\.howIDecide: /)]);
  const doctor = { ...ready.practice.doctor, hospitals: { given: false, names: ['A'] } };
  expect(problemsWith(withPractice({ doctor }))).toEqual([expect.stringMatching(/^practice\.doctor\.hospitals: /)]);
});

test('the launch check lists sample testimonials only while displayed', () => {
  const testimonials = [{ id: 7, title: 'Waiting', story: 'A story.', by: 'Nobody', sample: true, consentRecord: null }] as const;
  expect(problemsWith({ testimonials })).toEqual(["testimonial 7, 'Waiting': a sample"]);
  expect(problemsWith({ testimonials, ...withPractice({ show: { ...practice.show, testimonials: false } }) })).toEqual([]);
});

test('the launch check lists rejected encryption keys without printing them', () => {
  expect(problemsWith({ encryptionKeys: newKey() })).toEqual([]);
  for (const encryptionKeys of [`dev:${Buffer.from(developmentSecret.bytes).toString('base64')}`, 'x:hunter2']) {
    expect(problemsWith({ encryptionKeys })).toEqual([expect.stringMatching(/^OUTBOX_KEYS /)]);
    expect(problemsWith({ encryptionKeys }).join()).not.toContain(encryptionKeys.slice(4, 11));
  }
});

test('the launch check lists contradictory years of experience', () => {
  const experience = { about: '14+', metadata: '16+', counter: 17 };
  expect(problemsWith(withPractice({ experience }))).toEqual([
    'years of experience: 14+ on the About page, 16+ in the page metadata, 17 in the counters',
  ]);
});

test('the launch check lists pages with missing, outdated or overdue review', () => {
  const unchecked = { ...source, basis: 'to-check' } as const;
  const pages = [
    { name: 'Hernia', sources: [source], review: { state: 'awaiting review' } },
    { name: 'Fissure', sources: [source], review: { state: 'changed since review' } },
    { name: 'Piles', sources: [source], review: { ...signed, next: '2026-05-31' } },
    { name: 'Reflux', sources: [source, unchecked], review: signed },
  ] as const;
  expect(launchProblems({ ...ready, pages })).toEqual([
    {
      title: 'Medical pages that the clinician has not signed as they stand',
      problems: ['Hernia: awaiting review', 'Fissure: changed since review'],
    },
    { title: 'Reviews that are overdue', problems: ['Piles: was due on 2026-05-31'] },
    { title: 'Sources that nobody has compared with the text', problems: ['Reflux: 1 of 2'] },
  ]);
});

test('the launch check lists an overdue medical review after its day', () => {
  const pages = [{ name: 'Piles', sources: [source], review: signed }];
  expect(problemsWith({ pages, today: '2027-01-01' })).toEqual([]);
  expect(problemsWith({ pages, today: '2027-01-02' })).toHaveLength(1);
});

test('the launch check lists operations without the practice’s own answers', () => {
  const operations = { piles: { name: 'Operation for piles', given: false } };
  expect(problemsWith({ operations })).toEqual([expect.stringContaining('Operation for piles')]);
  expect(problemsWith(withPractice({ visit: { ...practice.visit, given: false } }))).toEqual([expect.stringContaining('practice.visit')]);
});

// The list ended, and the site promised calls on Diwali.
test.each([
  [['2026-12-25', '2027-01-26'], '2026-10-01', []],
  [['2026-12-25', '2027-01-26'], '2026-10-29', ['they end on 26 January 2027']],
  [['2026-12-25'], '2026-06-30', []],
  [['2026-12-25'], '2026-07-01', ['none of 2027 is entered']],
  [['2026-12-25'], '2026-12-01', ['they end on 25 December 2026', 'none of 2027 is entered']],
  [['2026-05-01', '2028-01-26'], '2026-06-01', ['none of the coming twelve months is entered']],
  [[], '2026-06-01', ['none of the coming twelve months is entered']],
] as const)('with holidays %j the launch check of %s asks for %j', (holidays, today, asked) => {
  const problems = problemsWith({ ...withPractice({ openingHours: { ...practice.openingHours, holidays } }), today });
  expect(problems).toEqual(asked.map((words) => expect.stringContaining(words)));
});

// Rule 8(3) of the DPDP Rules conflicts with erasing withdrawn requests; a lawyer has to decide.
test('the launch check asks whether the one-year retention rule binds', () => {
  const asked = (oneYearRule: typeof practice.privacy.oneYearRule | 'binds' | 'does-not-bind') =>
    problemsWith(withPractice({ privacy: { ...ready.practice.privacy, oneYearRule } })).join(' ');
  expect(asked('undecided')).toMatch(/'does-not-bind'.*'binds'.*for a year/);
  expect(asked('binds')).toContain('src/requests/withdraw');
  expect(asked('does-not-bind')).toBe('');
});

test('the launch check lists doctors’ signatures missing from reviews.json', () => {
  expect(launchProblems({ ...ready, unbrought: ['treatments/fisures: signed'] })).toEqual([
    { title: expect.stringContaining('npm run reviews'), problems: ['treatments/fisures: signed'] },
  ]);
});
