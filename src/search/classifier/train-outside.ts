import { sigmoid, sumOf } from './model.ts';
import { learn, type Read, step, vectorsOf } from './rounds.ts';

const pace = 1;
const paceOfBias = 0.04;

/** Learns how far each feature tells that a query is outside: logistic regression. */
export function trainOutside(examples: ReadonlyArray<Read>, features: number): { outside: Float32Array; bias: number } {
  const weights = vectorsOf(new Float32Array(features), 1);
  const bias = new Float32Array(1);
  learn(examples, 1, [weights.values, bias], ({ features: own, share, isOutside, weight }, length) => {
    const [score = 0] = sumOf(weights.values, 1, own, share);
    const error = (sigmoid(score + (bias[0] ?? 0)) - (isOutside ? 1 : 0)) * weight;
    bias[0] = (bias[0] ?? 0) - paceOfBias * error;
    const errors = Float64Array.of(error);
    for (let each = 0; each < own.length; each++) step(weights, own[each] ?? 0, errors, error * error, share, length * pace);
  });
  return { outside: weights.values, bias: bias[0] ?? 0 };
}
