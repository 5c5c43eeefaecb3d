/** Keeps a broken backend from being asked again and again: after failures it stays open for longer and longer. */
export type Circuit = { failures: number; openUntil: number };

const longestPause = 5 * 60_000;

export function newCircuit(): Circuit {
  return { failures: 0, openUntil: 0 };
}

export function noteSuccess(circuit: Circuit): void {
  circuit.failures = 0;
  circuit.openUntil = 0;
}

/** The pause doubles with each failure in a row, from `firstPause` to five minutes. */
export function noteFailure(circuit: Circuit, now: number, firstPause: number): void {
  circuit.openUntil = now + Math.min(longestPause, firstPause * 2 ** circuit.failures);
  circuit.failures += 1;
}
