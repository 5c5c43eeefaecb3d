import type { SeededRandom } from '#tests/chaos/seeded-random.ts';

const second = 1_000;

/** How something outside of us behaves over time: `calm` now and then, and for ever from `until` on. */
export type Weather<Mood> = {
  at: (moment: number) => Mood;
  /** Whether it was calm all the time from one moment to another. */
  wasCalm: (from: number, to: number) => boolean;
};

type Climate<Mood> = {
  from: number;
  until: number;
  calm: Mood;
  moods: ReadonlyArray<Mood>;
  /** Of a hundred periods, how many are calm. */
  calmPercent: number;
};

/** Periods of 2 to 120 seconds, each with one mood. */
export function weatherFrom<Mood>(random: SeededRandom, { from, until, calm, moods, calmPercent }: Climate<Mood>): Weather<Mood> {
  const periods: { end: number; mood: Mood }[] = [];
  for (let end = from; end < until; ) {
    end += random.between(2, random.between(0, 3) === 0 ? 120 : 30) * second;
    const isCalm = random.between(0, 100) < calmPercent;
    periods.push({ end: Math.min(end, until), mood: isCalm ? calm : (moods[random.between(0, moods.length)] ?? calm) });
  }
  const at = (moment: number) => periods.find(({ end }) => moment < end)?.mood ?? calm;
  const wasCalm = (first: number, last: number) =>
    periods.every(({ end, mood }, index) => mood === calm || end <= first || (periods[index - 1]?.end ?? from) > last);
  return { at, wasCalm };
}
