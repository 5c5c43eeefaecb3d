/** Keeps a broken backend from being asked again and again: after failures it stays open for longer and longer. */
export type Circuit = { failures: number; openUntil: number };

const longestPause = 5 * 60_000;

export function newCircuit(): Circuit {
  return { failures: 0, openUntil: 0 };
}

export function mayTry(circuit: Circuit, now: number): boolean {
  return now >= circuit.openUntil;
}

/** Notes how an attempt ended; the pause doubles from 5 seconds to 5 minutes. */
export function noteAttempt(circuit: Circuit, succeeded: boolean, now: number): void {
  circuit.failures = succeeded ? 0 : circuit.failures + 1;
  circuit.openUntil = succeeded ? 0 : now + Math.min(longestPause, 5_000 * 2 ** (circuit.failures - 1));
}
