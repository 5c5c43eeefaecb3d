import { practice } from '#content/practice.ts';
import type { Words } from './texts.ts';

/** A sentence with its gaps filled: '{number} पर फ़ोन करें'. Throws where nothing fills one. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => {
    if (!(name in values)) throw new Error(`Nothing fills ${gap} in '${sentence}'.`);
    return String(values[name]);
  });
}

type Hours = Words['hours'];

function clockIn(words: Hours, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  const part = hour < 12 ? words.morning : hour === 12 && minute === 0 ? words.noon : hour < 16 ? words.afternoon : words.evening;
  return fill(part, { time: shown });
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The practice's days and times in a language, for sentences such as 'हम {days}, {times} फ़ोन उठाते हैं'. */
export function hoursIn(
  words: Hours,
  lang: string,
  { opens, closes, days }: { opens: string; closes: string; days: ReadonlyArray<string> } = practice.openingHours,
) {
  const rows: (typeof week)[number][][] = [];
  for (const [at, day] of week.entries()) {
    if (!days.includes(day)) continue;
    if (at > 0 && days.includes(week[at - 1] ?? '')) rows.at(-1)?.push(day);
    else rows.push([day]);
  }
  // Two days in a row are no range.
  const named = rows.flatMap((row) => {
    const names = row.map((day) => words[day]);
    return names.length > 2 ? [fill(words.daysFromTo, { first: names[0] ?? '', last: names.at(-1) ?? '' })] : names;
  });
  return {
    days: new Intl.ListFormat(lang).format(named),
    times: fill(words.timesFromTo, { opens: clockIn(words, opens), closes: clockIn(words, closes) }),
  };
}
