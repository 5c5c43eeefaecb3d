import { doctorName } from './contact-links.ts';
import { isLive } from './live.ts';
import { practice } from './practice.ts';
import { sample } from './sample.ts';

export const biography = [
  `${doctorName} is a ${practice.doctor.title.toLowerCase()} and keyhole (laparoscopic) surgeon in ${practice.city} who treats diseases of the food pipe, stomach, liver, gallbladder, pancreas and bowel, and operates for cancers of these organs.`,
  'The work is done with keyhole (laparoscopic) instruments, with the surgical robot, and with open surgery where that is the sounder way.',
  'Much of a first visit is spent on one question: does this need an operation at all? You leave with what was said in writing, in words that you can read out at home.',
] as const;

/** The doctor's own words. While `given` is false they are a sample, and a live site leaves them out. */
export const howIDecide: { given: boolean; paragraphs: ReadonlyArray<string>; on: string; signature: `/images/${string}` | null } = {
  given: false,
  /** The day on which the doctor signed them. */
  on: sample('2026-11-12'),
  /** Her signature as a picture (3:1, dark on a clear ground); her name stands there until there is one. */
  signature: null,
  paragraphs: [
    'I begin with what would happen if we did nothing. If that is safe, waiting is a choice, and we agree on when I look again and on what should bring you sooner.',
    'I advise an operation when what it can change for you is worth more than what it asks of you. I tell you how sure I am, and what speaks against it.',
    'I choose the way of operating that suits the disease. Small cuts are not always the safer ones, and if I have to change to a long cut, I will have told you so before.',
    'If somebody else does an operation more often than I do, I send you there. You need no reason to ask for a second opinion.',
  ],
};

/** What is said of them until then: above them, and beside her name. */
export const decideSample = { words: 'An example, until {doctor} has given her own words.', mark: 'an example' } as const;

export const howIDecideIsShown = howIDecide.given || !isLive();

export const shownHospitals: ReadonlyArray<string> = practice.doctor.hospitals.given || !isLive() ? practice.doctor.hospitals.names : [];

export const aboutPractice = [
  'The practice sees people with digestive complaints, from heartburn and piles to cancer of the pancreas. It works with hospitals that have an intensive care unit, a blood bank and a scanner on site, because larger operations need them.',
  'Cancer is never planned by one person. Your scans and biopsy are looked at together with cancer doctors, radiologists and pathologists before a plan is advised.',
] as const;

export type Skill = { title: string; description: string };

export const skills = [
  {
    title: 'Keyhole (laparoscopic) surgery',
    description: 'Gallbladder, hernia, reflux, bowel and weight-loss operations through small cuts.',
  },
  { title: 'Robotic surgery', description: 'Operations in narrow places, such as the pelvis, where finer movement can help.' },
  { title: 'Cancer surgery', description: 'Stomach, bowel, liver, bile duct and pancreas, planned with a cancer team.' },
  {
    title: 'Liver, bile duct and pancreas',
    description: 'Removal of tumours and cysts, drainage of blocked ducts, and repair of injured ones.',
  },
] as const satisfies ReadonlyArray<Skill>;

/** `training` marks where a degree or a fellowship was earned. */
export type ExperienceEntry = { role: string; place: string; period: string; training?: true };

const earlierPosts = sample([
  { role: 'Consultant, surgical gastroenterology', place: 'Teaching hospital, Pune', period: '2014 to 2018' },
  { role: 'Fellow, liver and pancreas surgery', place: 'Cancer centre, Mumbai', period: '2013 to 2014', training: true },
  { role: 'Senior resident, surgical gastroenterology', place: 'University hospital, Lucknow', period: '2010 to 2013', training: true },
  { role: 'Resident, general surgery', place: 'Medical college hospital, Pune', period: '2006 to 2009', training: true },
]);

/** The latest first. */
export const professionalExperience = [
  { role: `Consultant ${practice.doctor.title.toLowerCase()}`, place: `${practice.name}, ${practice.city}`, period: '2018 to now' },
  ...earlierPosts,
] as const satisfies ReadonlyArray<ExperienceEntry>;
