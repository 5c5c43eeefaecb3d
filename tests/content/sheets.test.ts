import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { problemsOfSources } from '#checks/citable-sources.ts';
import { problemsOfFigureSources } from '#checks/figure-sources.ts';
import { bareNumbersIn, wordsOf } from '#checks/plain-language.ts';
import { textOfTreatment } from '#checks/treatment-page.ts';
import { calendarFile } from '#content/calendar-file.ts';
import { findTreatment, treatments } from '#content/catalogue.ts';
import { phoneAsRead } from '#content/contact-links.ts';
import { emergencyBefore, emergencyBeforeOf } from '#content/emergency-before.ts';
import { calendarOf } from '#content/english-calendar.ts';
import type { Evidence } from '#content/evidence.ts';
import { looseStoolsOf, plannedOperations } from '#content/getting-ready.ts';
import { text as words } from '#content/languages/en/words.ts';
import { piecesOf } from '#content/marked-text.ts';
import {
  lowSugar,
  lowSugarInShort,
  type MedicineGroup,
  medicineNames,
  medicinesBefore,
  tellTheAnaesthetist,
} from '#content/medicines-before.ts';
import { treatmentGroups } from '#content/navigation.ts';
import { indianTime } from '#content/operation-calendar.ts';
import { type Operation, operations } from '#content/operations.ts';
import { servicePages } from '#content/service-catalogue.ts';
import { sheetGroups } from '#content/sheet-groups.ts';
import { sheetSources } from '#content/sheet-sources.ts';
import { readTreatment } from '#content/treatment-text.ts';
import { rules } from '#content/triage.ts';
import { nothingKnown, whatMatters } from '#content/what-matters.ts';
import { readWhatMatters } from '#content/what-matters-text.ts';
import { Definitions } from '#sections/treatment/text-blocks.tsx';
import { WhatMattersSheet } from '#sections/what-matters/what-matters-sheet.tsx';

test("every 'What matters to me' sheet has treatment and five statements", () => {
  for (const { treatment, statements } of whatMatters) {
    expect(findTreatment(treatment)?.link).toBe(treatment);
    expect(new Set(statements.map(({ statement }) => statement)).size).toBe(5);
    for (const { ask } of statements) expect(ask).toMatch(/\?$/);
  }
});

const sheets = whatMatters.flatMap((sheet) => {
  const page = findTreatment(sheet.treatment);
  return page ? [{ sheet, page, evidence: page.evidence as Evidence }] : [];
});

test("'What matters to me' statements show figures or say none known", () => {
  for (const { sheet, page, evidence } of sheets) {
    for (const { statement, known } of sheet.statements) {
      if (known === null) continue;
      const keys = piecesOf(known).flatMap((piece) => (piece.kind === 'figure' ? [piece.key] : []));
      expect([statement, keys.length > 0, keys.filter((key) => !evidence.figures[key])]).toEqual([statement, true, []]);
      expect([statement, bareNumbersIn(known), wordsOf(known).length <= 45]).toEqual([statement, [], true]);
    }
    const blocks = sheet.statements.flatMap(({ known }) => known ?? []);
    expect(problemsOfFigureSources({ ...textOfTreatment(page), blocks, labels: [] })).toEqual([]);
    const silent = readWhatMatters(sheet, page).filter((_, at) => sheet.statements[at]?.known === null);
    for (const { known } of silent) expect(known).toEqual([{ kind: 'text', text: nothingKnown }]);
  }
});

test("a 'What matters to me' sheet numbers references like its page", () => {
  for (const { sheet, page, evidence } of sheets) {
    const numbers = new Map(readTreatment(page).references.map(({ number, source }) => [source.url, number]));
    readWhatMatters(sheet, page).forEach(({ known }, at) => {
      const cited = piecesOf(sheet.statements[at]?.known ?? '').flatMap((piece) => {
        const key = piece.kind === 'figure' ? evidence.figures[piece.key]?.source : piece.kind === 'source' ? piece.key : undefined;
        const source = key === undefined ? undefined : evidence.sources[key];
        return source ? [numbers.get(source.url)] : [];
      });
      const shown = known.flatMap((run) => ('reference' in run && run.reference !== undefined ? [run.reference] : []));
      expect(new Set(shown)).toEqual(new Set(cited));
    });
  }
});

// The trials of waiting took men with little trouble, and stones without complications; bleeding is not piles until it was looked at.
test("'What matters to me' sheets name patients who must not wait", () => {
  const forWhom = Object.fromEntries(whatMatters.map(({ treatment, forWhom: words = '' }) => [treatment, words]));
  expect(forWhom).toMatchObject({
    Inguinalhernial: expect.stringMatching(/for men .*Women.*below the groin crease.*repaired soon.*stuck.*today/),
    gallbladderstones: expect.stringMatching(/pancreatitis, yellow eyes, a stone in the duct .*removal is usually advised/),
    hemorrhoids: expect.stringMatching(/New bleeding is looked into first.*blood thinner.*bands may be wrong/),
  });
  expect(Object.values(forWhom).flatMap(bareNumbersIn)).toEqual([]);
  for (const { choice, statements, forWhom: words } of whatMatters) {
    const html = renderToStaticMarkup(
      createElement(WhatMattersSheet, {
        choice,
        forWhom: words,
        statements: statements.map((each) => ({ ...each, known: [] })),
        page: { name: 'x', href: '/' },
      }),
    );
    expect([choice, html.split('no right answer')[0]]).toEqual([choice, expect.stringContaining(words ?? choice)]);
  }
});

test('no operation allows lifting within six weeks of open surgery', () => {
  for (const [key, { back }] of Object.entries(operations)) {
    if (/keyhole|sleeve|bypass|wrap|needle|ercp|colonoscopy|piles|fissure|fistula|anal-abscess|rectal-polyp|robotic/.test(key)) continue;
    expect([key, back.lift]).toEqual([key, expect.stringMatching(/^nothing over \d+ kg .* for at least 6 weeks$/)]);
  }
});

const now = Date.parse('2026-11-22T10:00:00Z');
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

test('a downloaded calendar file wraps its lines at 75 bytes', () => {
  const details = 'पित्त की थैली; bring reports, scans\nand medicines '.repeat(9);
  const file = calendarFile([{ id: 'a', title: 'Operation', details, at: now, minutes: 15 }], now);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(linesOf(file)).toContain(`DESCRIPTION:${details.replace(/[;,]/g, '\\$&').replace(/\n/g, '\\n')}`);
});

test('a downloaded calendar file gives times in UTC', () => {
  const at = indianTime('2026-12-01T07:30') ?? 0;
  expect(linesOf(calendarFile([{ id: 'a', title: 'b', details: '', at, minutes: 60 }], now))).toEqual(
    expect.arrayContaining(['DTSTART:20261201T020000Z', 'DTEND:20261201T030000Z']),
  );
  expect(indianTime('tomorrow')).toBeUndefined();
  expect(indianTime('2026-13-41T07:30')).toBeUndefined();
});

test('calendar reminders before an operation stop food, then drink', () => {
  for (const [, operation] of plannedOperations) {
    const entries = calendarOf(operation, now, phoneAsRead);
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(entries.at(-1)?.at).toBe(now);
    expect(operation.ready.noFood).toBeGreaterThanOrEqual(6);
    expect(operation.ready.noDrink).toBeGreaterThanOrEqual(2);
  }
});

// On naltrexone strong painkillers fail, and those who take opium every day fall ill without it: nobody asked.
test('every sheet asks about naltrexone, buprenorphine, bhang and opium', () => {
  expect(tellTheAnaesthetist.join('; ')).toMatch(/Naltrexone or buprenorphine.*bhang, ganja, opium/);
});

// The sheet said so; the calendar, which rings, did not.
test('every step of a getting-ready sheet is in its calendar', () => {
  for (const [key, operation] of plannedOperations) {
    const entries = calendarOf(operation, now, phoneAsRead);
    const daysBefore = (about: RegExp) =>
      entries.filter(({ title, details }) => about.test(`${title} ${details}`)).map(({ at }) => (now - at) / 86_400_000);
    const { ready } = operation;
    expect([key, ready.before[0]]).toEqual([key, expect.stringMatching(/anaesthetist.* in the two weeks before/)]);
    expect([key, entries.find(({ details }) => details.startsWith(ready.before[0] ?? '-'))?.title]).toEqual([
      key,
      expect.stringMatching(/tests/),
    ]);
    // 'At least a week before' leaves a day for the call.
    expect([key, medicinesBefore[ready.fasting].glp1.from, daysBefore(/^Injections or tablets/)]).toEqual([
      key,
      'ask us at least a week before',
      [8],
    ]);
    const iron = ready.before.find((words) => /[Ii]ron tablets/.test(words));
    expect([key, daysBefore(/^Iron/)]).toEqual([key, iron ? [Number(/stop (\d+) days before/.exec(iron)?.[1])] : []]);
    const drink = ready.fasting.includes('bowel drink');
    expect([key, entries.some(({ title }) => /light food/.test(title))]).toEqual([key, drink]);
    expect([key, entries.some(({ title }) => /bowel drink/.test(title))]).toEqual([key, drink]);
  }
});

// Only some have the drink; whoever has none must not fast for it.
test('a perhaps needed bowel drink says in each entry for whom', () => {
  for (const [key, { ready }] of plannedOperations) {
    if (ready.fasting !== 'a bowel drink if we say so') continue;
    expect([key, ready.steps?.filter(({ title }) => !title.startsWith('With a bowel drink: '))]).toEqual([key, []]);
    expect([key, ready.steps?.at(-1)?.details]).toEqual([key, expect.stringMatching(/If we gave you no bowel drink, eat as usual/)]);
  }
});

// For an operation at nine the phone rang at half past two in the night, after the last meal.
test('the calendar tells of the last evening meal, never at night', () => {
  for (const [key, operation] of plannedOperations)
    for (const time of ['07:30', '09:00', '13:00']) {
      const at = indianTime(`2026-12-03T${time}`) ?? 0;
      const entries = calendarOf(operation, at, phoneAsRead).filter(({ id }) => /^(?:food|evening)-/.test(id));
      const rings = entries.flatMap(({ at, alarm }) => (alarm === undefined ? [] : [new Date(at - alarm * 60_000 + 5.5 * 3_600_000)]));
      expect([key, time, rings.length]).toEqual([key, time, 1]);
      expect([key, time, rings.filter((ring) => ring.getUTCHours() >= 22 || ring.getUTCHours() < 6)]).toEqual([key, time, []]);
      const stop = entries.find(({ id }) => id.startsWith('food-'))?.at ?? 0;
      expect(rings[0]?.getTime()).toBeLessThan(stop + 5.5 * 3_600_000);
    }
});

const groups = Object.keys(medicineNames) as ReadonlyArray<MedicineGroup>;

test('every getting-ready sheet advises on every group of medicines', () => {
  const empty = plannedOperations.flatMap(([key, { ready }]) =>
    groups.flatMap((group) =>
      Object.entries(medicinesBefore[ready.fasting][group]).flatMap(([what, words]) => (words === '' ? [`${key} ${group} ${what}`] : [])),
    ),
  );
  expect([empty, plannedOperations.length * groups.length]).toEqual([[], 598]);
});

test('getting-ready sheets change diabetes medicines when a liquid diet begins', () => {
  for (const [key, { ready }] of plannedOperations) {
    const asksForDiet = ready.before.some((step) => /liquid diet/.test(step));
    expect([key, ready.fasting === 'a liquid diet of two weeks']).toEqual([key, asksForDiet]);
    if (!asksForDiet) continue;
    for (const group of ['insulin', 'sulfonylureas', 'gliflozins'] as const)
      expect(medicinesBefore[ready.fasting][group].from).toMatch(/liquid diet/);
    const asked = ready.steps?.find(({ title }) => /Ask about your medicines/.test(title))?.hoursBefore ?? 0;
    expect(asked).toBeGreaterThan(ready.steps?.find(({ title }) => /begins/.test(title))?.hoursBefore ?? 0);
    expect(ready.steps?.[0]?.details).toMatch(/^Blood thinners, .*acenocoumarol ask for an INR early in the diet/);
  }
});

// Taken whole and fasting it brings a low sugar; left out it brings ketoacidosis.
test('every getting-ready sheet gives advice on premixed insulin', () => {
  for (const [key, { ready }] of plannedOperations)
    expect([key, medicinesBefore[ready.fasting].insulin.usual]).toEqual([
      key,
      expect.stringMatching(/30\/70.*neither left out nor taken whole.*half.*Never leave out all/),
    ]);
});

test('getting-ready sheets stop mealtime diabetes medicines while fasting', () => {
  for (const [key, { ready }] of plannedOperations) {
    const { insulin, sulfonylureas, otherSugar } = medicinesBefore[ready.fasting];
    // The fast begins with the last meal, a day before where there is a bowel drink.
    if (ready.fasting.includes('bowel drink'))
      expect([key, otherSugar.usual, otherSugar.from]).toEqual([
        key,
        expect.stringMatching(/No repaglinide.*after your last meal/),
        expect.stringMatching(/the day before/),
      ]);
    expect([key, insulin.usual]).toEqual([key, expect.stringMatching(/(?:with meals is left out|none with meals)/)]);
    expect([key, sulfonylureas.usual]).toEqual([key, expect.stringMatching(/[Ll]eft out while|none on the morning/)]);
  }
});

test('no getting-ready sheet continues lithium or MAO inhibitors as usual', () => {
  expect([medicineNames.lithium, medicineNames.others]).toEqual([
    expect.stringMatching(/Lithium.*MAO inhibitors/),
    expect.not.stringMatching(/[Ll]ithium|[Hh]eart(?!beat)| mood medicines/),
  ]);
  for (const advice of Object.values(medicinesBefore)) expect(advice.lithium.usual).not.toMatch(/as usual/);
});

const bowelDrinkSheets = plannedOperations.filter(([, { ready }]) => ready.fasting.includes('bowel drink'));

test('every getting-ready sheet with a bowel cleansing drink warns of dangers', () => {
  expect(bowelDrinkSheets.map(([key]) => key)).toEqual(['keyhole-colon', 'colon', 'keyhole-rectum', 'rectum', 'colonoscopy-polyps']);
  for (const [key, { ready }] of plannedOperations) {
    const named = [...ready.before, ...(ready.steps ?? []).map(({ title }) => title)].some((words) => /bowel drink|washout/.test(words));
    expect([key, named]).toEqual([key, bowelDrinkSheets.some(([each]) => each === key)]);
    // Read on the other sheets, it would send people to look for a drink that they need not take.
    expect([key, looseStoolsOf({ looseStools: 'no', looseStoolsBefore: 'drink' }, ready)]).toEqual([key, named ? 'drink' : 'no']);
    if (!named) continue;
    for (const warning of [/weak kidneys.*not every drink is safe/, /do not start the bowel drink/, /^Stop the bowel drink and call 112/])
      expect([key, ready.before.filter((words) => warning.test(words)).length]).toEqual([key, 1]);
  }
});

test('getting-ready sheets with long fasts advise more than plain water', () => {
  for (const [key, operation] of plannedOperations) {
    if (operation.ready.noFood <= 8) continue;
    const food = calendarOf(operation, now, phoneAsRead).find(({ title }) => title === 'From now on eat nothing');
    expect([key, operation.ready.fasting, food?.details]).toEqual([
      key,
      'a day with a bowel drink',
      expect.stringMatching(/not water alone.*salt.*With diabetes take sweet ones/),
    ]);
  }
});

test('each emergency sign on getting-ready sheets is an emergency rule', () => {
  expect(emergencyBefore.map((id) => [id, rules[id].urgency])).toEqual(emergencyBefore.map((id) => [id, 'emergency']));
  expect(emergencyBefore).toEqual(
    expect.arrayContaining(['fever-with-belly-pain', 'jaundice-with-more', 'jaundice-stent', 'hernia-stuck']),
  );
});

// They ask people about steroids, biologics and cancer medicines, and sent their fever to a telephone that is shut at night.
test('each getting-ready sheet sends those weak against infection to 112', () => {
  for (const [key, operation] of plannedOperations) {
    const listed = emergencyBeforeOf(operation);
    for (const id of ['fever-alone', 'immune-fever-ill', 'sugar-low-ill', 'clot', 'stroke'] as const)
      expect([key, id, listed.includes(id)]).toEqual([key, id, true]);
    expect(listed.filter((id) => rules[id].urgency !== 'emergency')).toEqual([]);
  }
});

// A rash with a hydatid cyst may be the cyst leaking; the sheet said: ring us.
test('the hydatid cyst sheet lists its allergy and its cough first', () => {
  const hydatid = plannedOperations.filter(([key]) => key.endsWith('hydatid-cyst'));
  expect(hydatid).toHaveLength(2);
  for (const [, sheet] of hydatid)
    expect(emergencyBeforeOf(sheet).slice(0, 3)).toEqual(['cyst-allergy', 'cyst-cough', 'albendazole-fever-with-more']);
  expect(words.sheet.ringWords).toMatch(/another fever, cough or rash/);
});

// The page said four to six weeks, the sheet two: who had three left went without, or put off a cancer operation.
test('page and sheet give one time for the spleen’s vaccines', () => {
  const [, sheet] = plannedOperations.find(([key]) => key === 'pancreas-tail') ?? [];
  const page = findTreatment('pancreaticcancer');
  const figures: Evidence['figures'] = page?.evidence.figures ?? {};
  const [best, last] = ['spleenBefore', 'spleenLast'].map((key) => figures[key]?.value ?? '-');
  expect([best, last]).toEqual(['4 to 6 weeks', '2 weeks']);
  expect(page?.others?.map(({ details }) => details).join()).toMatch(
    /\{spleenBefore\} before .*at the latest \{spleenLast\} before.*\{spleenLast\} or more after.*Surgery does not wait/,
  );
  expect(sheet?.ready.before.join()).toMatch(
    /4 to 6 weeks before, at the latest two weeks before, otherwise two weeks or more after it: the operation does not wait/,
  );
});

test('slow-stomach sheets call the usual fasting hours too short', () => {
  const slow = plannedOperations.filter(([, { ready }]) => ready.slowStomach).map(([key]) => key);
  expect(slow).toEqual(
    expect.arrayContaining([
      'gallbladder-cancer',
      'keyhole-gallbladder-cancer',
      'pancreas-drainage',
      'stomach',
      'keyhole-stomach',
      'whipple',
    ]),
  );
});

// Three pages had three answers: 'some must stop', 'go on', and 'ask a week before'.
test('pages naming weekly injections before an operation ask a week ahead', () => {
  expect(medicinesBefore['some hours'].glp1).toMatchObject({
    usual: expect.stringMatching(/often go on/),
    from: expect.stringMatching(/week/),
  });
  const pages = [...treatments, ...servicePages].filter((page) => /weekly (?:weight-loss )?injection|Wegovy/.test(JSON.stringify(page)));
  expect(pages.map(({ link }) => link)).toEqual(expect.arrayContaining(['surgical-care', 'weightlosssurgery', 'polyps']));
  for (const page of [...pages, findTreatment('roboticsurgery')])
    expect([page?.link, JSON.stringify(page)]).toEqual([page?.link, expect.stringMatching(/[Aa]sk (?:us )?(?:at least )?a week before/)]);
});

// Wind still passes at the start of a blockage, and in the evening, when it is drunk, nobody answers.
test('signs of a blocked bowel before the cleansing drink mean 112', () => {
  for (const [key, { ready }] of bowelDrinkSheets)
    expect([key, ready.before.join(' ')]).toEqual([
      key,
      expect.stringMatching(/swollen belly, cramps in waves or vomiting again and again do not start the bowel drink: call 112/),
    ]);
});

// 'Cannot keep the diet down: ring us' stood above '112 if not even water stays down'.
test('on the liquid diet no water kept down means 112', () => {
  for (const [key, { ready }] of plannedOperations)
    if (ready.fasting === 'a liquid diet of two weeks')
      expect([key, ready.steps?.at(-1)?.details]).toEqual([
        key,
        expect.stringMatching(/water stays down but the diet does not\. .*even water does not stay down: 112/),
      ]);
});

// 'Stop 3 days before' was read first on sheets that stop it fourteen days before.
test('the note on gliflozins begins with the liquid diet', () => {
  expect(sheetSources.words).toMatch(/^On a liquid diet we stop gliflozins on its first day/);
});

test('a low sugar that stays low never ends at our telephone', () => {
  expect(lowSugar).toMatch(/drowsy or confused: nothing by mouth, and 112 or 108/);
  // Read in order, whoever is drowsy was given sugar by mouth ten minutes later.
  expect(lowSugar).toMatch(/nothing by mouth.*4 teaspoons.*Measure again/);
  expect(lowSugarInShort).toMatch(/nothing by mouth.*4 teaspoons/);
  expect(lowSugar).toMatch(/emergency department if it is still low, after a diabetes tablet, or if we are closed/);
});

test('getting-ready sheets cite no source that the source check rejects', () => {
  expect(problemsOfSources(Object.fromEntries(sheetSources.sources.map((source) => [source.url, source])))).toEqual([]);
});

test('colonoscopy reminders end the bowel cleansing drink before fluids stop', () => {
  const ready = plannedOperations.find(([key]) => key === 'colonoscopy-polyps')?.[1].ready;
  if (!ready) throw new Error('no colonoscopy');
  const titles = calendarOf({ name: 'x', ready }, now, phoneAsRead).map(({ title }) => title);
  const order = ['From now on light food', 'From now on eat nothing', 'The first part', 'The last part', 'From now on drink nothing'];
  expect(
    titles
      .filter((title) => order.some((start) => title.startsWith(start)))
      .map((title) => order.findIndex((start) => title.startsWith(start))),
  ).toEqual([0, 1, 2, 3, 4]);
});

test('every getting-ready sheet warns daily drinkers not to stop suddenly', () => {
  const silent = plannedOperations.filter(
    ([, { ready }]) => !ready.before.some((step) => /drink every day.*do not stop at once/.test(step)),
  );
  expect(silent.map(([key]) => key)).toEqual([]);
});

test('an emergency operation has no getting-ready sheet', () => {
  const without = Object.entries(operations).filter(
    ([key, { readyAs }]) => !readyAs && !plannedOperations.some(([planned]) => planned === key),
  );
  expect(without.map(([key]) => key)).toEqual([
    'urgent-colon',
    'keyhole-perforation',
    'perforation',
    'bowel-removal',
    'keyhole-adhesions',
    'adhesions',
    'piles-bands',
    'anal-abscess',
  ]);
});

// The sheet says how long it lasts, under which anaesthetic, and how many nights.
test('a getting-ready sheet of several operations is true of each', () => {
  const facts = ({ lasts, anaesthetic, stay }: Operation) => [lasts, anaesthetic, stay];
  const shared = Object.values(operations).flatMap((operation) => (operation.readyAs ? [{ operation, readyAs: operation.readyAs }] : []));
  expect(shared).toHaveLength(5);
  for (const { operation, readyAs } of shared) expect(facts(operation)).toEqual(facts(operations[readyAs]));
});

// The pages said what a colonoscopy is for, never how to get ready for it.
test('every test by colonoscopy leads to its getting-ready sheet', () => {
  const tests = treatments.flatMap(({ link, tests }) => tests.map((each) => ({ link, ...each })));
  const named = tests.filter(({ title }) => /colonoscopy/i.test(title));
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter(({ sheet }) => sheet !== 'colonoscopy-polyps').map(({ link }) => link)).toEqual([]);
  const [{ tests: shown } = { tests: [] }] = treatments.filter(({ link }) => link === 'coloncancer').map(readTreatment);
  expect(renderToStaticMarkup(createElement(Definitions, { items: shown }))).toContain('href="/getting-ready/colonoscopy-polyps"');
});

test('the sheets stand in the groups of the menu, each once', () => {
  const order = treatmentGroups.map(({ group }) => group).filter((group) => sheetGroups.some(({ id }) => id === group));
  expect(sheetGroups.map(({ id }) => id)).toEqual(order);
  const shown = sheetGroups.flatMap(({ sheets: listed }) => listed.map(([key]) => key));
  expect(shown.toSorted()).toEqual(plannedOperations.map(([key]) => key).toSorted());
});
