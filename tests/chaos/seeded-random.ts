export type SeededRandom = ReturnType<typeof seededRandom>;

/** Random numbers by seed (mulberry32), which make a run repeatable. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** From `low` to below `high`, a whole number. */
  const between = (low: number, high: number) => low + Math.floor(fraction() * (high - low));
  const shuffled = <T>(list: ReadonlyArray<T>): ReadonlyArray<T> => {
    const left = [...list];
    return list.flatMap(() => left.splice(between(0, left.length), 1));
  };
  return { between, shuffled };
}
