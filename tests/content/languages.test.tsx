import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lackingRules, readLanguage, unsaidFigures } from '#checks/translation-counts.ts';
import { acceptedIn } from '#checks/translation-hashes.ts';
import { latinIn, stalePartsOf, stringsIn, unequalKeysOf, unequalNumbersOf } from '#checks/translation-problems.ts';
import { readTranslations } from '#checks/translations.ts';
import { findTreatment, treatments } from '#content/catalogue.ts';
import { allTexts, languagesWith } from '#content/languages/all-texts.ts';
import { formTextsFrom } from '#content/languages/form-texts.ts';
import { hashOf } from '#content/languages/hash.ts';
import { treatmentsIn } from '#content/languages/pages.ts';
import { textsFrom } from '#content/languages/texts.ts';
import { readTreatmentIn, sayer } from '#content/languages/views.ts';
import { ruleIn, rulesOfCard } from '#content/languages/whole-texts.ts';
import { englishPath, type Language, languageOfPath, pathIn, translatedLanguages } from '#content/languages.ts';
import { hoursIn, openIn } from '#content/opening-hours.ts';
import { rules } from '#content/triage.ts';
import { CallbackPageForm } from '#sections/forms/page-forms.tsx';
import { EmergencyScreenIn } from '#sections/languages/home-screens.tsx';
import { TreatmentScreen } from '#sections/languages/treatment-screen.tsx';
import { twoSessions, weekOf } from '#tests/hours.ts';
import { marathi, marathiFiles } from './marathi.ts';

const [hindi] = allTexts;
if (!hindi) throw new Error('Hindi has no texts.');
const fissure = findTreatment('fisures');
const inHindi = hindi.treatments.fisures;
if (!fissure || !inHindi) throw new Error('The fissure page is gone.');

test.each(translatedLanguages)('every $name translation has the present English text’s parts and numbers', async (language) => {
  const files = await readTranslations(language);
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.flatMap((file) =>
      [...unequalKeysOf(file), ...unequalNumbersOf(file), ...stalePartsOf(file)].map((problem) => `${file.file}: ${problem}`),
    ),
  ).toEqual([]);
});

test.each(allTexts)('every kind of figure on pages is worded in $language.name', async ({ numbers }) => {
  expect(await unsaidFigures(numbers)).toEqual([]);
  const { '# weeks': _, ...fewer } = numbers;
  expect(await unsaidFigures(fewer)).toContain('6 weeks');
});

test('the translation check names warning signs not translated for a page', async () => {
  const { translations } = await readLanguage({ tag: 'hi' });
  expect([...(await lackingRules(translations))]).toEqual([]);
  const [page, region, rows] = [
    { kind: 'treatment', file: 'treatments/fisures.ts', text: {} },
    { kind: 'region', file: 'symptoms/back-passage.ts', text: {} },
    { kind: 'rules', file: 'triage/anyone.ts', text: { 'first-blood': '' } },
  ] as const;
  const lacking = await lackingRules([page, region, rows]);
  for (const { file } of [page, region]) expect(lacking.get(file)).toContain('fissure-pain');
  expect([...lacking.values()].flat()).not.toContain('first-blood');
});

// An answer of fifteen lines hid its five different reasons for 112.
test('answers in short of a Hindi page are short paragraphs', () => {
  const page = findTreatment('weightlosssurgery');
  const text = page && hindi.treatments[page.link];
  if (!page || !text) throw new Error('The weight-loss page is gone.');
  const { emergency } = readTreatmentIn(hindi, page, text).inShort;
  expect(emergency.length).toBeGreaterThan(3);
  expect(emergency.map((line) => JSON.stringify(line).split(/\s/).length).filter((words) => words > 70)).toEqual([]);
});

test.each(translatedLanguages)('every triage rule is translated into $name', async (language) => {
  const { translations } = await readLanguage(language);
  const known = new Set(translations.filter(({ kind }) => kind === 'rules').flatMap(({ text }) => Object.keys(text)));
  expect(Object.keys(rules).filter((id) => !known.has(id))).toEqual([]);
});

test('a translated figure keeps the numbers of its English value', () => {
  const say = sayer(hindi);
  expect(say('35 in 100 people')).toBe('100\u00a0में\u00a0से\u00a035');
  expect(say('38 °C (100.4 °F)')).toContain('100.4');
  expect(() => say('9 of every 10 moons')).toThrow('9 of every 10 moons');
});

test('the translation check reports missing and changed numbers', () => {
  const english = { description: 'About {a} in 6 weeks' };
  expect(unequalNumbersOf({ kind: 'words', english, text: { description: '{a} 6 हफ़्ते' } })).toEqual([]);
  expect(unequalNumbersOf({ kind: 'words', english, text: { description: '6 हफ़्ते' } })).toEqual([
    'description: missing from the translation: {a}',
  ]);
  expect(unequalNumbersOf({ kind: 'words', english, text: { description: '{a} 8 हफ़्ते' } })).toHaveLength(2);
});

test('the translation check accepts e-mail addresses and references in Latin letters', () => {
  const texts = ['ईमेल name@example.com, पता challenges.cloudflare.com, रेफ़रेंस GI-7K3Q-92 और {phone}', 'UPI या gall-bladder लिखें'];
  expect(latinIn(texts, ['UPI']).latin).toEqual(['gall-bladder']);
});

test('the translation check reports a treatment option that lost its number', () => {
  const english = { choices: [{ benefits: '{heal} heal' }] };
  expect(unequalNumbersOf({ kind: 'treatment', english, text: { choices: [{ line: 'भरता है' }] } })).toEqual(['choices[0]: has no number']);
});

test('a changed English part makes only its own translation outdated', () => {
  const changed = { ...fissure, description: `${fissure.description} More.` };
  const { isStale } = readTreatmentIn(hindi, changed, inHindi);
  expect([isStale('description'), isStale('questions')]).toEqual([true, false]);
});

test('a translation whose English changed is shown as being updated', () => {
  const markup = (description: string) =>
    renderToStaticMarkup(
      <TreatmentScreen review={{ state: 'awaiting review' }} text={inHindi} texts={hindi} treatment={{ ...fissure, description }} />,
    );
  const { updating } = hindi.words.language;
  expect(markup(fissure.description)).not.toContain(updating);
  expect(markup('Something else.')).toContain(updating);
});

test('no translated page explains a word in English', () => {
  for (const treatment of treatments) {
    const text = hindi.treatments[treatment.link];
    if (text) expect(JSON.stringify(readTreatmentIn(hindi, treatment, text))).not.toContain('"kind":"term"');
  }
});

test('a translated treatment page’s contents link only to translated parts', () => {
  const markup = renderToStaticMarkup(
    <TreatmentScreen review={{ state: 'awaiting review' }} text={inHindi} texts={hindi} treatment={fissure} />,
  );
  const line = new RegExp(`<nav aria-label="${hindi.words.treatment.onThisPage}".*?</nav>`).exec(markup)?.[0] ?? '';
  const ids = [...line.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['when-to-get-help', 'treatment', 'recovery', 'questions', 'cost']);
  for (const id of ids) expect(markup).toContain(`id="${id}"`);
  expect(markup.indexOf(line)).toBeLessThan(markup.indexOf('<h2'));
});

test('a translated warning sign throws when its English has changed', () => {
  const { of, words } = hindi.rules;
  expect(ruleIn(hindi, 'first-blood')).toContain('पहली बार');
  const old = { ...hindi, rules: { words, of: { ...of, 'first-blood': hashOf('another line') } } };
  expect(() => ruleIn(old, 'first-blood')).toThrow("'first-blood' in 'hi'");
});

test('every sign on treatment pages’ warning cards is a triage rule', () => {
  expect(treatments.flatMap(({ careCard }) => Object.values(rulesOfCard(careCard)).flat()).length).toBeGreaterThan(300);
});

test('a translated page with an untranslated warning sign is not published', () => {
  const { 'fissure-pain': _, ...words } = hindi.rules.words;
  const linksOf = (texts: typeof hindi) => treatmentsIn(texts).map(({ treatment }) => treatment.link);
  expect(linksOf(hindi)).toContain('fisures');
  expect(linksOf({ ...hindi, rules: { ...hindi.rules, words } })).not.toContain('fisures');
  expect(languagesWith('/treatment/proctology/fisures')).toEqual(['hi']);
  expect(languagesWith('/treatment/no/such')).toEqual([]);
});

test('the Hindi emergency page shows untranslated signs in English, marked', () => {
  const id = 'vomits-blood-or-black-stool';
  const { [id]: _, ...words } = hindi.rules.words;
  const markup = (texts: typeof hindi) => renderToStaticMarkup(<EmergencyScreenIn review={{ state: 'awaiting review' }} texts={texts} />);
  expect(markup(hindi)).not.toContain(hindi.words.care.notYetHere);
  const lacking = markup({ ...hindi, rules: { ...hindi.rules, words } });
  expect(lacking).toContain(hindi.words.care.notYetHere);
  expect(lacking.replace(/ class="[^"]*"/g, '')).toContain(`<div lang="en-IN"><ul><li>${rules[id].words}`);
});

test('marking a translation as up to date changes only its hashes', () => {
  const source = "export const text = {\n  of: { name: '' },\n  name: 'फ़िशर',\n};\n";
  const accepted = acceptedIn(source, { file: 'x.ts', english: { name: 'Fissure' }, text: { name: 'फ़िशर' }, partial: false });
  expect(accepted).toBe(source.replace("''", `'${hashOf('Fissure')}'`));
});

test('a translated page’s address maps back to the English address', () => {
  const [language] = translatedLanguages;
  for (const path of ['/', '/visit', '/treatment/proctology/fisures']) expect(englishPath(pathIn(language as Language, path))).toBe(path);
  expect([languageOfPath('/hi').tag, languageOfPath('/hidden').tag, languageOfPath('/').tag]).toEqual(['hi', 'en', 'en']);
});

test('Hindi opening days and times are written as in speech', () => {
  expect(hoursIn(hindi.times, weekOf(['Monday', 'Tuesday', 'Wednesday', 'Friday'], '09:00 to 17:30'))).toEqual([
    { days: 'सोमवार से बुधवार और शुक्रवार', times: 'सुबह\u00a09\u00a0बजे से शाम\u00a05:30\u00a0बजे तक' },
  ]);
  expect(openIn(hindi.times, twoSessions.week).replaceAll('\u00a0', ' ')).toBe(
    'सोमवार, मंगलवार, गुरुवार और शुक्रवार, सुबह 10 बजे से दोपहर 1 बजे तक और शाम 5 बजे से रात 9 बजे तक; शनिवार, सुबह 10 बजे से दोपहर 1 बजे तक',
  );
});

test('adding a folder of texts publishes treatment pages in that language', () => {
  const texts = textsFrom(marathi, marathiFiles);
  const [page, ...others] = treatmentsIn(texts);
  if (!page) throw new Error('Marathi has no page.');
  expect([page.treatment.link, others]).toEqual(['fisures', []]);
  const markup = renderToStaticMarkup(<TreatmentScreen {...page} review={{ state: 'awaiting review' }} texts={texts} />);
  expect(markup).toContain('फिशर (गुदद्वाराची जखम)');
  expect(markup).toContain('href="/mr/callback/about/fisures"');
  expect(stringsIn(page.text).length).toBeGreaterThan(30);
});

test('adding a folder of texts adds that language’s callback form', () => {
  // The build says it.
  vi.stubGlobal('__TURNSTILE_SITE_KEY__', null);
  const fileNamed = (file: string) => marathiFiles[file] as ReturnType<Parameters<typeof formTextsFrom>[1]>;
  const markup = renderToStaticMarkup(<CallbackPageForm texts={formTextsFrom(marathi, fileNamed)} />);
  for (const words of ['पूर्ण नाव', 'फोन नंबर', 'कॉलबॅक मागा', 'परवानगी देता']) expect(markup).toContain(words);
  for (const address of ['action="/api/callback?language=mr"', 'href="/mr/privacy"']) expect(markup).toContain(address);
  expect(markup).not.toMatch(/Full name|Phone number|पूरा नाम/);
  expect(() => formTextsFrom(marathi, () => undefined)).toThrow("'mr' has no practice.ts");
});
