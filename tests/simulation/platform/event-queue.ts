/** Something that happens at a virtual moment; those of one moment happen in the order in which they were put in. */
type Timed<T> = { at: number; order: number; value: T };

/** A binary heap: the earliest first. */
export function eventQueue<T>() {
  const heap: Timed<T>[] = [];
  let count = 0;
  const isBefore = (a: Timed<T>, b: Timed<T>) => a.at < b.at || (a.at === b.at && a.order < b.order);

  function push(at: number, value: T): void {
    count += 1;
    const entry = { at, order: count, value };
    let place = heap.push(entry) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = heap[above];
      if (!parent || !isBefore(entry, parent)) break;
      heap[place] = parent;
      place = above;
    }
    heap[place] = entry;
  }

  function pop(): { at: number; value: T } | undefined {
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let place = 0;
    for (;;) {
      const [left, right] = [heap[2 * place + 1], heap[2 * place + 2]];
      const earlier = left && right && isBefore(right, left) ? right : left;
      if (!earlier || !isBefore(earlier, last)) break;
      heap[place] = earlier;
      place = 2 * place + (earlier === right ? 2 : 1);
    }
    heap[place] = last;
    return first;
  }

  return { push, pop, earliest: () => heap[0]?.at };
}
