import { expect, test } from 'vitest';
import { readContentFiles } from '#checks/content-files.ts';
import { textOfTreatment } from '#checks/treatment-page.ts';

const files = await readContentFiles();
const levels = ['emergency', 'urgent', 'routine'] as const;
type Level = (typeof levels)[number];

/** The rows of all care cards that speak of a sign, as 'page, urgency: row'. */
function rowsOn(sign: RegExp, wanted: (level: Level, row: string) => boolean = () => true): ReadonlyArray<string> {
  return files.flatMap(({ name, page }) =>
    levels.flatMap((level) =>
      page.careCard[level].flatMap((row: string) => (sign.test(row) && wanted(level, row) ? [`${name}, ${level}: ${row}`] : [])),
    ),
  );
}

// A reader may meet the same sign on three pages; each must say the same, and of two answers the stricter one holds.
const emergencies = [
  ['a swollen calf or leg (a clot)', /\bcalf\b|\b(?:one|your|painful) leg\b/i, 12],
  ['a wound that opens or leaks pus', /\b(?:wound|cut)\b.*(?:\bopen|\bpus\b)|\bpus\b.*\bwound\b|^(?:after|since) .*\bpus\b/i, 8],
  [
    'a fever after an operation',
    /^(?:after|since)\b.*(?:operation|surgery|repair|treatment|removed|treated)\b.*\bfever\b|fever.*after.*surgery|\bmild fever\b/i,
    8,
  ],
  ['black stool', /\bblack\b.*\bstools?\b|\bstools?\b.*\bblack\b|\bstool is dark\b/i, 15],
  ['blood that is vomited', /vomits? blood/i, 15],
  ['heavy bleeding from below', /\b(?:a lot of|heavy).*\b(?:blood|bleeding)\b|\b(?:blood|bleeding)\b.*\b(?:heavy|does not stop)\b/i, 8],
  ['a sore anus with diabetes or weak immunity', /weak immunity/i, 5],
  ['a hernia that does not go back', /(?:bulge|lump|hernia)\b.*\b(?:not go back|cannot be pushed back)/i, 4],
  ['thin, dark or broken skin over a hernia', /skin (?:over|on) .*(?:thin|dark|wet|break)/i, 2],
] as const;

test.each(emergencies)('%s is an emergency on every page that names it', (_sign, words, atLeast) => {
  // 'A woman with a fever before surgery', 'hard to push back' and the like are other signs.
  expect(
    rowsOn(
      words,
      (level, row) => level !== 'emergency' && !/\b(?:never|pile has come out|lump has come out|and then went back)\b/.test(row),
    ),
  ).toEqual([]);
  expect(rowsOn(words).length).toBeGreaterThanOrEqual(atLeast);
});

test('blood in the stool, seen for the first time, is for today or tomorrow on every page that names it', () => {
  const firstTime = /\bblood\b.*\bfor the first time\b/;
  expect(rowsOn(firstTime, (level) => level !== 'urgent')).toEqual([]);
  expect(rowsOn(firstTime).length).toBeGreaterThanOrEqual(6);
  expect(rowsOn(/\bblood\b.*\beven once\b/)).toEqual([]);
});

// Yellow with fever, pain, drowsiness, a stent or known stones is an emergency. Yellow with none of the red
// signs is for today or tomorrow; but on these pages it is an emergency by itself, for the reason given in their text.
const yellow = /\byellow\b/i;
const worse = /fever|shiver|chills|pain|drows|confus|sleepy|stent|gallstones|gallbladder surgery|pregnant/i;
const yellowAlone: Readonly<Record<string, string>> = {
  gallbladderstones: 'a stone in the duct',
  'gallstones-by-chance': 'a stone in the duct',
  gallbladdercancer: 'the bile is blocked and may be infected',
  'hydatid-cysts': 'the cyst has opened into a bile duct',
  livercysts: 'a cyst that is infected or has opened into a bile duct',
  livercirrhosis: 'the liver is failing',
  pancreaticestones: 'a stone or stent in the duct',
  Bileductinjury: 'the duct was hurt in the operation',
  'eating-after-gallbladder-surgery': 'the duct may have been hurt in the operation',
  'going-home': 'after an operation',
  'postoperative-care': 'after an operation',
  'robotic-or-keyhole': 'after an operation',
  roboticsurgery: 'after an operation',
  'travelling-for-surgery': 'after an operation',
};

test('yellow skin or eyes have one urgency on every page: red with anything more, or where the page gives a reason', () => {
  const pages = new Map(files.map(({ name, page }) => [name, page]));
  expect(Object.keys(yellowAlone).filter((name) => !pages.has(name))).toEqual([]);
  const wrong = [...pages].flatMap(([name, { careCard }]) => {
    const { emergency, urgent, routine } = careCard;
    const red = emergency.filter((row: string) => yellow.test(row));
    const alone = red.filter((row: string) => !worse.test(row));
    const today = urgent.filter((row: string) => yellow.test(row));
    return [
      ...(name in yellowAlone ? [...today, ...(red.length > 0 ? [] : ['no red row'])] : alone),
      ...today.filter((row: string) => !/with none of the signs above$|with no pain, fever, stent or known gallstones$/.test(row)),
      ...(today.length > 0 && red.length === 0 ? ['yellow today, but nowhere red'] : []),
      ...routine.filter((row: string) => yellow.test(row)),
    ].map((row) => `${name}: ${row}`);
  });
  expect(wrong).toEqual([]);
});

test('what a page says outside its card does not answer an emergency with a call to us', () => {
  const sign = 'fever|faintness|yellow eyes|heavy|heavier|black stool|calf|gets? worse instead of better';
  const mild = 'come in|call us|ring us|tell us|come for a visit';
  const answeredMildly = new RegExp(`(?:${sign})[^.]*\\b(?:${mild})\\b|\\b(?:${mild})\\b[^.]*(?:${sign})`, 'i');
  const blocks = files.flatMap(({ name, kind, page }) =>
    kind === 'treatment' ? textOfTreatment(page).blocks.map((block) => `${name}: ${block}`) : [],
  );
  expect(blocks.filter((block) => answeredMildly.test(block))).toEqual([]);
});
