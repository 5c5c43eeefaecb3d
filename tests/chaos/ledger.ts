import type { Said } from './visitor.ts';

/** A request in the backend. */
export type Copy = { serial: number; reference: string | undefined };

/** The result of a run. All figures but the first two, the waits and `repeatedElsewhere` should be zero. */
export type Account = {
  acknowledged: number;
  delivered: number;
  lost: number;
  /** Requests that a backend has more than once although it honours keys. */
  repeated: number;
  /** Repeated requests at a backend that ignores keys; each copy must have the same reference. */
  repeatedElsewhere: number;
  /** Requests with more than one reference, at the visitor or the backend. */
  twoReferences: number;
  /** References that two requests share. */
  sharedReferences: number;
  unexpected: number;
  p50: number;
  p99: number;
};

/** Returns a percentile of the waits in milliseconds; 0 without any. */
export function percentile(waits: ReadonlyArray<number>, part: number): number {
  const sorted = [...waits].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Records the answers to visitors by request. */
export function newLedger() {
  const told = new Map<number, Set<string>>();
  const waits: number[] = [];
  let unexpected = 0;

  const note = (serial: number, said: Said) => {
    if (said.what === 'unexpected') unexpected += 1;
    if (said.what !== 'reference') return;
    told.set(serial, (told.get(serial) ?? new Set()).add(said.reference));
    waits.push(said.ms);
  };

  const account = (copies: ReadonlyArray<Copy>, honoursKeys: (serial: number) => boolean): Account => {
    const at = Map.groupBy(copies, ({ serial }) => serial);
    const repeated = [...at].filter(([, found]) => found.length > 1).map(([serial]) => serial);
    const delivered = [...told.keys()].filter((serial) => at.has(serial)).length;
    const everReferred = [...new Set([...told.keys(), ...at.keys()])].map(
      (serial) => new Set([...(told.get(serial) ?? []), ...(at.get(serial) ?? []).map(({ reference }) => reference)]),
    );
    const references = everReferred.flatMap((set) => [...set]);
    return {
      acknowledged: told.size,
      delivered,
      lost: told.size - delivered,
      repeated: repeated.filter(honoursKeys).length,
      repeatedElsewhere: repeated.filter((serial) => !honoursKeys(serial)).length,
      twoReferences: everReferred.filter((set) => set.size > 1).length,
      sharedReferences: references.length - new Set(references).size,
      unexpected,
      p50: percentile(waits, 0.5),
      p99: percentile(waits, 0.99),
    };
  };

  return { note, account };
}
