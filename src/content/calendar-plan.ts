import type { calendarWords } from './calendar-words.ts';
import { fillWords } from './fill-words.ts';
import type { PlannedOperation } from './getting-ready.ts';
import type { Translated } from './languages/translated.ts';
import type { MedicineAdvice, MedicineGroup } from './medicines-before.ts';
import type { PlannedEntry } from './operation-calendar.ts';

const day = 24;

type Ready = PlannedOperation['ready'];

/** What the sheet of an operation says, in one language. */
export type SheetInWords = {
  name: string;
  ready: Pick<Ready, 'fasting' | 'noFood' | 'noDrink' | 'before' | 'bring' | 'steps'>;
  medicines: Readonly<Record<MedicineGroup, string>>;
  advice: Readonly<Record<MedicineGroup, Pick<MedicineAdvice, 'usual' | 'from'>>>;
  clearDrinks: string;
  lowSugar: string;
  lowSugarInShort: string;
};

/** What is done when before an operation, for a calendar; `phone` is handed in, because browsers make the English one. */
export function calendarPlan(
  { name, ready, medicines, advice, clearDrinks, lowSugar, lowSugarInShort }: SheetInWords,
  phone: string,
  { entries: words }: Pick<Translated<typeof calendarWords>, 'entries'>,
): ReadonlyArray<PlannedEntry> {
  const entry = (id: string, before: number, title: string, details: string, minutes = 15, alarm = 30): PlannedEntry => ({
    id,
    title,
    details,
    before,
    minutes,
    alarm,
  });
  const line = (text: string) => fillWords(words.line, { words: text });
  const ring = fillWords(words.phone, { phone });
  const groups = Object.keys(medicines) as ReadonlyArray<MedicineGroup>;
  const bring = ready.bring.join('\n');
  return [
    entry(
      'medicines',
      14 * day,
      words.medicines,
      [...groups.map((group) => line(`${medicines[group]}: ${advice[group].from}`)), ring].join('\n'),
    ),
    // The first line of every sheet.
    entry('tests', 10 * day, words.tests, `${line(ready.before[0] ?? '')}\n${ring}`),
    // A day before the week that the sheet asks for.
    entry('glp1', 8 * day, words.glp1, `${line(medicines.glp1)} ${line(advice.glp1.usual)}\n${ring}`),
    // On a liquid diet they have stopped where it begins.
    ...(ready.fasting === 'a liquid diet of two weeks'
      ? []
      : [entry('gliflozin', 4 * day, words.gliflozins, `${line(medicines.gliflozins)} ${words.gliflozinsDetails}`)]),
    entry('sugar', day, words.sugar, words.sugarDetails),
    entry('pack', 20.5, words.pack, bring),
    entry('food', ready.noFood, words.food, `${ready.fasting === 'a day with a bowel drink' ? clearDrinks : words.waterStill} ${lowSugar}`),
    // The end of eating has its entry.
    ...(ready.steps ?? [])
      .filter(({ hoursBefore }) => hoursBefore !== ready.noFood)
      .map(({ hoursBefore, title, details }) => entry(`step-${hoursBefore}`, hoursBefore, title, details)),
    entry('drink', ready.noDrink, words.drink, `${words.drinkDetails} ${lowSugarInShort}`, 15, 15),
    entry('operation', 0, name, `${bring}\n${ring}`, 60, 180),
  ];
}
