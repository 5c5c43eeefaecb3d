import type { CalendarEntry } from './calendar-file.ts';
import type { PlannedOperation } from './getting-ready.ts';
import { clearDrinks, lowSugar, lowSugarInShort, type MedicineGroup, medicineNames, medicinesBefore } from './medicines-before.ts';

const hour = 60 * 60_000;
const groups = Object.keys(medicineNames) as ReadonlyArray<MedicineGroup>;

const day = 24;
const indiaIsAhead = 5.5 * hour;
const evening = 20;

/** Whether a phone that rings then would wake somebody. */
function isAtNight(at: number): boolean {
  const clock = new Date(at + indiaIsAhead).getUTCHours();
  return clock >= 22 || clock < 6;
}

/** Eight in the evening before a moment of the night. */
const eveningBefore = (at: number) =>
  Math.floor((at + indiaIsAhead - evening * hour) / (day * hour)) * day * hour + evening * hour - indiaIsAhead;

const timeOf = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' });

/**
 * What is done when, for the calendar of somebody whose operation begins at `at` (milliseconds since 1970), the earliest first. `phone` is
 * handed in: a browser that makes the entries needs none of the practice's other facts.
 */
export function calendarOf(
  { name, ready }: Pick<PlannedOperation, 'name' | 'ready'>,
  at: number,
  phone: string,
): ReadonlyArray<CalendarEntry> {
  const advice = medicinesBefore[ready.fasting];
  const medicines = groups.map((group) => `${medicineNames[group]}: ${advice[group].from}.`).join('\n');
  const entry = (id: string, before: number, title: string, details: string, minutes = 15, alarm = 30): CalendarEntry => ({
    id: `${id}-${at}@getting-ready`,
    title,
    details,
    at: at - before * hour,
    minutes,
    alarm,
  });
  const food = entry(
    'food',
    ready.noFood,
    'From now on eat nothing',
    ready.fasting === 'a day with a bowel drink'
      ? `${clearDrinks} ${lowSugar}`
      : `Clear water is still allowed until “From now on drink nothing”, unless we told you otherwise. ${lowSugar}`,
  );
  // Nobody is woken to be told not to eat: that is said before the last meal of the evening.
  const meals = isAtNight(food.at - (food.alarm ?? 0) * 60_000)
    ? [
        {
          ...entry('evening', 0, `Tonight: eat nothing after ${timeOf.format(food.at)}`, food.details, 15, 0),
          at: eveningBefore(food.at),
        },
        { ...food, alarm: undefined },
      ]
    : [food];
  const entries = [
    entry('medicines', 14 * day, 'Ask the practice about your medicines', `${medicines}\nPhone ${phone}`),
    // The first line of every sheet.
    entry('tests', 10 * day, 'Have you had the tests, and seen the anaesthetist?', `${ready.before[0]}.\nPhone ${phone}`),
    // A day before the week that the sheet asks for.
    entry(
      'glp1',
      8 * day,
      'Injections or tablets for sugar or weight: ask us',
      `${medicineNames.glp1}. ${advice.glp1.usual}.\nPhone ${phone}`,
    ),
    // On a liquid diet they have stopped where it begins.
    ...(ready.fasting === 'a liquid diet of two weeks'
      ? []
      : [
          entry(
            'gliflozin',
            4 * day,
            'Gliflozins: the last tablet is over',
            `${medicineNames.gliflozins}. From now on none, unless we told you another day.`,
          ),
        ]),
    entry(
      'sugar',
      day,
      'Insulin and sugar tablets: as written down',
      'From now on the doses that we wrote down for you. Shaky or sweating: take sugar at once. Confused or drowsy: 112, and nothing by mouth.',
    ),
    entry('pack', 20.5, 'Pack for the hospital', ready.bring.join('\n')),
    ...meals,
    // The end of eating has its entry.
    ...(ready.steps ?? [])
      .filter(({ hoursBefore }) => hoursBefore !== ready.noFood)
      .map(({ hoursBefore, title, details }) => entry(`step-${hoursBefore}`, hoursBefore, title, details)),
    entry(
      'drink',
      ready.noDrink,
      'From now on drink nothing',
      `Only the tablets that we named, with a sip of water. ${lowSugarInShort}`,
      15,
      15,
    ),
    entry('operation', 0, name, `${ready.bring.join('\n')}\nPhone ${phone}`, 60, 180),
  ];
  return entries.toSorted((a, b) => a.at - b.at);
}

/** What a box of the kind `datetime-local` holds, read as time in India; undefined when it is no time. */
export function indianTime(value: string): number | undefined {
  const at = Date.parse(`${value}:00+05:30`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) && !Number.isNaN(at) ? at : undefined;
}
