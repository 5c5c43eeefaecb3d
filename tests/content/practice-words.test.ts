import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readabilityOf, refusedPhrasesIn, wordsOf } from '#checks/plain-language.ts';
import { aboutPractice, biography, professionalExperience, skills } from '#content/about.ts';
import { cases } from '#content/cases.ts';
import { faqs } from '#content/faqs.ts';
import { features } from '#content/features.ts';
import { formNotice } from '#content/form-notice.ts';
import { text as noticeText } from '#content/languages/en/privacy.ts';
import { practice } from '#content/practice.ts';
import { privacyNotice } from '#content/privacy-notice.ts';
import { services } from '#content/services.ts';
import { sampleNotice, testimonials } from '#content/testimonials.ts';
import { welcome } from '#content/welcome.ts';
import { withdrawal } from '#content/withdrawal.ts';

const notice = privacyNotice.sections.flatMap(({ title, paragraphs, list = [] }) => [title, ...paragraphs, ...list]);

function textsOf(value: unknown): ReadonlyArray<string> {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('the practice’s texts contain no promise and no superlative', () => {
  const said = textsOf([
    biography,
    aboutPractice,
    professionalExperience,
    skills,
    cases,
    faqs.slice(1),
    features,
    services,
    testimonials,
    sampleNotice,
    welcome,
    privacyNotice,
    formNotice,
    withdrawal,
  ]);
  expect(said.flatMap(refusedPhrasesIn)).toEqual([]);
});

test("the 'best surgeon' question is answered without naming a surgeon", () => {
  expect(faqs[0].answer).not.toContain(practice.doctor.name);
});

test('the privacy notice has a reading grade of 8 or less', () => {
  expect(readabilityOf([...notice, privacyNotice.summary]).grade).toBeLessThanOrEqual(8);
  expect(readabilityOf(formNotice.items.map(({ text }) => `${text}.`)).grade).toBeLessThanOrEqual(8);
  expect(wordsOf(readabilityOf(notice).longest).length).toBeLessThanOrEqual(35);
});

test('the privacy notice names version, contact, grievance officer and reply time', () => {
  expect(privacyNotice.version).toBe(practice.privacy.noticeVersion);
  const { contact, grievanceOfficer, answersWithinDays } = practice.privacy;
  for (const said of [contact, grievanceOfficer, `within ${answersWithinDays} days`]) expect(notice.join(' ')).toContain(said);
});

test('the privacy notice says that opening a request is logged', () => {
  const seen = privacyNotice.sections.find(({ title }) => title === 'Who sees it')?.paragraphs.join(' ') ?? '';
  expect(seen).toMatch(/opens your request, we write down who did so, and when\. We keep that for 400 days/);
});

test('the privacy notice explains how to withdraw, erase and complain', () => {
  const words = notice.join(' ');
  for (const said of [
    /erase: have it deleted/,
    /withdraw: take your consent back/,
    /the page “Take back my request”/,
    /reference number .*“withdraw” is enough/,
    /Data Protection Board of India/,
  ])
    expect(words).toMatch(said);
});

test('the privacy notices give each form legal basis and retention period', () => {
  const { keepsRequestMonths, oneYearRule } = practice.privacy;
  const short = formNotice.items.map(({ text }) => text).join('. ');
  for (const words of [notice.join(' '), short]) {
    expect(words).toMatch(/consent .*tick/);
    expect(words).toMatch(/write to us (?:yourself|of your own accord)/);
    expect(words).toContain(`${keepsRequestMonths} months`);
  }
  expect(short).toMatch(/health data/);
  expect(notice).toContain(noticeText.oneYear[oneYearRule]);
});

test('the withdrawal texts have a reading grade of 8 or less', () => {
  const { what, received, summary } = withdrawal;
  expect(readabilityOf([summary, ...what.steps, what.otherwise, ...received.next]).grade).toBeLessThanOrEqual(8);
});

test('each testimonial is a marked sample or has a consent record', () => {
  for (const story of testimonials) expect(story.sample ? story.by : story.consentRecord).toMatch(/^(?:Sample: |CR-)/);
});

test('the welcome screen ends within two seconds', async () => {
  const icons = await readFile(new URL('../../src/ui/icon.tsx', import.meta.url), 'utf8');
  expect(welcome.icons).toHaveLength(3);
  for (const icon of welcome.icons) expect(icons).toMatch(new RegExp(`^  ${icon}: '`, 'm'));
  expect(welcome.longestMs).toBeLessThanOrEqual(2000);
});
