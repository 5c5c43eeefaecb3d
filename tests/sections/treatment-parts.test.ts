import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cases } from '#content/cases.ts';
import { findTreatment, treatments } from '#content/catalogue.ts';
import { doctorName } from '#content/contact-links.ts';
import type { Basis } from '#content/evidence.ts';
import { operations } from '#content/operations.ts';
import { othersTitle } from '#content/others-title.ts';
import type { Picture } from '#content/picture.ts';
import { pageId } from '#content/review.ts';
import { partHash } from '#content/reviews/blocks.ts';
import { partsOf } from '#content/reviews/page-parts.ts';
import { reviewOf } from '#content/reviews/review-of.ts';
import { findService } from '#content/service-catalogue.ts';
import type { ServicePage } from '#content/service-page.ts';
import type { Treatment } from '#content/treatment.ts';
import { groupTitles } from '#content/triage/groups.ts';
import { typeset } from '#content/typeset.ts';
import { exampleNotice } from '#content/when-may-i.ts';
import { ServiceArticle } from '#sections/treatment/service-article.tsx';
import { TreatmentArticle } from '#sections/treatment/treatment-article.tsx';

const waiting = { state: 'awaiting review' } as const;
const page: Treatment = findTreatment('gallbladderstones') ?? expect.fail('There is no page about gallstones.');
const places = (html: string, ...words: ReadonlyArray<string>) => words.map((each) => html.indexOf(each));
const rising = (numbers: ReadonlyArray<number>) => numbers.every((number, at) => number > (numbers[at - 1] ?? -1));

/** The page's HTML, signed for the text of `signed`. */
function render(treatment: Treatment, signed?: Treatment): string {
  const signature = { by: doctorName, on: '2026-11-20', next: '2027-11-20' };
  const parts = signed ? partsOf(signed) : [];
  const entries = parts.map((part) => ({ page: pageId(signed ?? treatment), part: part.key, hash: partHash(part), ...signature }));
  const review = reviewOf(treatment, entries);
  return renderToStaticMarkup(createElement(TreatmentArticle, { treatment, review }));
}

const disease: Picture = {
  src: '/images/cases/case-1.svg',
  width: 600,
  height: 450,
  alt: 'Stones in a bag.',
  caption: 'What the stones do.',
};
const operation: Picture = {
  ...disease,
  src: '/images/cases/case-0.svg',
  caption: 'Step by step.',
  frames: ['Four small cuts', 'The duct is seen', 'Both are closed', 'The bag comes out'],
};

test('a treatment page’s parts follow in order from summary to references', () => {
  const ids = [
    'in-short',
    'when-to-get-help',
    'treatment',
    'symptoms',
    'tests',
    'preparing',
    'hospital',
    'questions',
    'causes',
    'references',
  ];
  expect(places(render(page), ...ids.map((id) => `id="${id}"`)).every((at) => at > 0)).toBe(true);
  expect(rising(places(render(page), ...ids.map((id) => `id="${id}"`)))).toBe(true);
});

// On pages of operations the signs after one are not folded.
test("a treatment page groups after-operation signs under 'first 6 weeks'", () => {
  const whole = render(findTreatment('whilesurgery') ?? expect.fail('There is no page about the Whipple.'));
  const html = whole.replace(/<details[\s\S]*?<\/details>/g, '');
  const [heading = 0, sign = 0] = places(html, `>${groupTitles['after-operation']}<`, 'after an operation, ');
  expect(heading).toBeGreaterThan(0);
  expect(sign).toBeGreaterThan(heading);
});

// Over the rows that are open, and again on the fold of the others.
test('a card names a group of people once until unfolded', () => {
  for (const treatment of treatments) {
    const [, card = ''] = /care-card-emergency([\s\S]*?)<\/section>/.exec(render(treatment)) ?? [];
    const [open = '', ...folds] = card.split('<details');
    const [named] = /After an operation, in the first 6 weeks/.exec(open) ?? [];
    const titles = folds.map((fold) => fold.slice(0, fold.indexOf('</summary>')));
    expect([treatment.link, titles.filter((title) => named && title.includes(named))]).toEqual([treatment.link, []]);
    expect([treatment.link, titles.filter((title) => title.includes('More signs')).length <= 1]).toEqual([treatment.link, true]);
  }
});

test('a treatment page shows drawings between warning signs and treatment choices', () => {
  const html = render({ ...page, images: [disease, operation] });
  expect(
    rising(places(html, 'id="when-to-get-help"', disease.src, operation.src, 'Four small cuts', 'id="treatment"', 'id="symptoms"')),
  ).toBe(true);
  // Each of the four frames is over its own sentence.
  expect(html).toMatch(/<ol[^>]*>(?:<li[^>]*><div[^>]*><img[^>]*><\/div><p[^>]*>[^<]+<\/p><\/li>){4}<\/ol>/);
  expect(html).toMatch(/<img[^>]*alt="Stones in a bag\."[^>]*height="450"[^>]*loading="lazy"[^>]*width="600"/);
});

// On a phone it is shown when one of them is compared.
test('charts on a treatment page name only treatments that page offers', () => {
  for (const { link, charts = [], treatment } of treatments)
    for (const place of charts.flatMap(({ of = [] }) => of)) expect([link, treatment.details[place] && place]).toEqual([link, place]);
  expect(render(page).match(/data-of="[\d ]+"/g) ?? []).toHaveLength(page.charts?.filter(({ of }) => of).length ?? 0);
});

test('a treatment page shows the drawings of its operation cases', () => {
  expect(render(page)).toContain(cases[0].image);
  const withOwn = render({ ...page, images: [{ ...operation, src: '/images/own.svg' }] });
  expect([withOwn.includes('/images/own.svg'), withOwn.includes(cases[0].image)]).toEqual([true, true]);
});

test("a treatment page marks the practice's example answers as examples", () => {
  const notices = (html: string) => html.split(exampleNotice).length - 1;
  const { operations: _, ...withoutAnswers } = page;
  const details = page.treatment.details.map(({ compare: __, ...detail }) => detail) as Treatment['treatment']['details'];
  const withoutTable = { ...withoutAnswers, treatment: { ...page.treatment, details } };
  expect(notices(render(withoutTable))).toBe(0);
  expect(notices(render(withoutAnswers))).toBe(1);
  expect(notices(render(page))).toBeGreaterThan(1);
});

test("a treatment comparison cell without a value reads 'no good figure'", () => {
  const [first, ...others] = page.treatment.details;
  const details = [{ ...first, compare: { ...first?.compare, nights: null } }, ...others] as Treatment['treatment']['details'];
  const gaps = (html: string) => html.split('<span class="sr-only">no good figure</span>').length;
  expect(first?.compare?.nights).not.toBeNull();
  expect(gaps(render({ ...page, treatment: { ...page.treatment, details } }))).toBe(gaps(render(page)) + 1);
});

test('an empty comparison cell shows the practice’s example answer, so marked', () => {
  const [first, ...others] = page.treatment.details;
  const compare = { ...first?.compare, nights: null, usualLife: 'at once', operation: 'whipple' };
  const details = [{ ...first, compare }, ...others] as Treatment['treatment']['details'];
  const html = render({ ...page, treatment: { ...page.treatment, details } });
  expect(html).toContain(`${typeset(operations.whipple.stay)}<span class="text-soft"> (example)</span>`);
  expect(html).toContain('at once');
  expect(html).not.toContain(`${typeset(operations.whipple.back.deskWork)}<span class="text-soft"> (example)</span>`);
});

test("a treatment page can rename the comparison’s 'Does it come back?'", () => {
  const html = render({ ...page, treatment: { ...page.treatment, rowNames: { comesBack: 'Well after 3 years' } } });
  expect(html).toContain('Well after 3 years');
  expect(html).not.toContain('Does it come back?');
});

test('a treatment page shows medicines and special cases before its references', () => {
  const html = render({
    ...page,
    medicines: [{ title: 'Diclofenac', details: 'For an attack.' }],
    others: [{ title: 'In pregnancy', details: 'Ask.' }],
  });
  expect(rising(places(html, 'For an attack.', 'In pregnancy', 'id="references"'))).toBe(true);
});

// 'Children, pregnancy, family' stood over sections without a pregnancy on some sixteen pages, 'your surgeon' where nobody operates.
test("the heading over special cases names them, such as 'Children'", () => {
  const titles = (...each: ReadonlyArray<string>) => othersTitle(each.map((title) => ({ title })));
  expect(titles('Children and young people')).toBe('Children');
  expect(titles('Pregnancy', 'Your family')).toBe('Pregnancy, family');
  expect(titles('Regular scans for those at risk', 'If you have hepatitis B yourself')).toBe('Checks, special cases');
  for (const treatment of treatments)
    if (treatment.others)
      expect([treatment.link, render(treatment).includes(othersTitle(treatment.others))]).toEqual([treatment.link, true]);
  const cirrhosis = findTreatment('livercirrhosis') ?? expect.fail('There is no page about cirrhosis.');
  expect(render(cirrhosis)).toContain('Questions to ask your doctor');
  expect(render(page)).toContain('Questions to ask your surgeon');
});

test('a reference says if its source was read only in part', () => {
  const read = (basis: Basis) => {
    const leaflet = {
      title: 'A leaflet',
      publisher: 'A hospital',
      year: null,
      url: 'https://www.nhs.uk/a',
      checkedOn: '2026-11-28',
      ...basis,
    } as const;
    const evidence = { ...page.evidence, sources: { ...page.evidence.sources, leaflet } };
    return render({ ...page, deciding: 'Weigh both [leaflet].', evidence });
  };
  expect(read({ basis: 'part', part: 'its list of signs' })).toContain('We read a part of it: its list of signs.');
  expect(read({ basis: 'copy', copy: 'its text at a pharmacy' })).toContain('We read a copy: its text at a pharmacy.');
});

test('a service page shows its optional parts in order', () => {
  const service: ServicePage = findService('surgical-care') ?? expect.fail('There is no page about surgical care.');
  const html = (changed: ServicePage) => renderToStaticMarkup(createElement(ServiceArticle, { service: changed, review: waiting }));
  const full = html({
    ...service,
    aims: 'It helps you to choose.',
    options: [{ title: 'Wait', description: 'You wait.', benefits: 'No cut.', risks: 'Pain.', recovery: 'None.' }],
    uncertainties: ['We do not know.'],
    deciding: 'Weigh both.',
    support: [{ name: 'A helpline', url: 'https://www.nhs.uk/help/' }],
  });
  expect(rising(places(full, 'It helps you', 'You wait.', 'Weigh both.', 'We do not know.', 'id="questions"', 'A helpline'))).toBe(true);
});

test('a treatment page explains why its text contradicts our own answers', () => {
  const why = 'British hospitals keep people longer than we do.';
  const differing = { ...page, differs: [{ of: 'nights', why }] } as const;
  expect(rising(places(render(differing), 'when may I …?', why, 'id="questions"'))).toBe(true);
  expect(JSON.stringify(partsOf(differing))).toContain(why);
  expect(render({ ...differing, operations: [] })).not.toContain(why);
});

test("a treatment page links to its 'What matters to me' sheet", () => {
  expect(render(page)).toContain('href="/what-matters/gallbladderstones"');
  expect(render({ ...page, link: 'livercysts' })).not.toContain('/what-matters/');
});

test('a treatment page names its reviewer only while signed', () => {
  const mentions = (html: string) =>
    ['Awaiting review', `Reviewed by ${doctorName}`, `Reviewer: ${doctorName}`, doctorName, 'data-due="2027-11-20"'].filter((words) =>
      html.includes(words),
    );
  expect(mentions(render(page, page))).toEqual([
    `Reviewed by ${doctorName}`,
    `Reviewer: ${doctorName}`,
    doctorName,
    'data-due="2027-11-20"',
  ]);
  const changed = { ...page, deciding: `${page.deciding} Or not.` };
  expect(mentions(render(changed, page))).toEqual(['Awaiting review']);
  expect(mentions(render(page))).toEqual(['Awaiting review']);
});

// Eight titles in bold, each with a capital letter, were six lines of a phone.
test('folded steps of recovery are called by one short phrase', () => {
  const titleOf = (slug: string) => {
    const html = render(findTreatment(slug) ?? expect.fail(`There is no page ${slug}.`));
    return /class="fold-on-phone"><summary[^>]*bg-surface">([^<]*)</.exec(html)?.[1];
  };
  expect(titleOf('gallbladderstones')).toBe('The first weeks, later');
  expect(titleOf('rectumpolyps')).toBe('The next days, and 7 more steps');
});
