/** Keeps a broken backend from being asked again and again: after failures it stays open for longer and longer. */
export type CircuitBreaker = { failures: number; openUntil: number };

const maxPause = 5 * 60_000;

export function createCircuitBreaker(): CircuitBreaker {
  return { failures: 0, openUntil: 0 };
}

export function recordSuccess(circuit: CircuitBreaker): void {
  circuit.failures = 0;
  circuit.openUntil = 0;
}

/** The pause doubles with each failure in a row, from `firstPause` to five minutes. */
export function recordFailure(circuit: CircuitBreaker, now: number, firstPause: number): void {
  circuit.openUntil = now + Math.min(maxPause, firstPause * 2 ** circuit.failures);
  circuit.failures += 1;
}
