import { type Operation, type OperationKey, operations } from '#content/operations.ts';
import { operationsOfOption } from '#content/shared-text.ts';
import type { Treatment } from '#content/treatment.ts';
import { answersOf } from '#content/when-may-i.ts';
import { spanOf } from './own-answers.ts';

// One key for two ways of operating hides one of them: a span of '4 to 7 nights by keyhole, 6 to 12 after an open cut' agrees with any text.

type Ours = Readonly<Record<OperationKey, Operation>>;

/** The operations that more than one option of a page fills its cells with: one answer would be read as that of both. */
export function sharedAnswers({ treatment }: Treatment): ReadonlyArray<string> {
  const filled = treatment.details.flatMap(({ title, compare }) =>
    compare && (compare.nights === null || compare.usualLife === null) ? operationsOfOption(compare).map((key) => ({ key, title })) : [],
  );
  return [...Map.groupBy(filled, ({ key }) => key)].flatMap(([key, options]) =>
    options.length > 1 ? [`one answer of ours, ${key}, is that of ${options.map(({ title }) => `'${title}'`).join(' and ')}`] : [],
  );
}

/** The options of a page whose answer of ours is nowhere on it in full, or is of one way of cutting where the option has two. */
export function strayAnswers({ treatment, operations: listed = [] }: Treatment): ReadonlyArray<string> {
  return treatment.details.flatMap(({ title, compare }) => {
    if (!compare) return [];
    const keys = operationsOfOption(compare);
    const twoWays = /\bsmall\b/i.test(compare.cut) && /\blong\b/i.test(compare.cut);
    return [
      ...keys.filter((key) => !listed.includes(key)).map((key) => `'${title}' is our operation ${key}, which the page does not list`),
      ...(twoWays && keys.length === 1 ? [`'${title}' is cut in two ways, but has one answer of ours, ${keys[0]}`] : []),
    ];
  });
}

function faultsOf(key: OperationKey, operation: Operation): ReadonlyArray<string> {
  const answers = answersOf(operation).filter(([question]) => question !== 'Cost');
  const names = (way: RegExp) => answers.some(([, answer]) => way.test(answer));
  const [desk, drive] = [spanOf(operation.back.deskWork), spanOf(operation.back.drive)];
  return [
    ...(names(/\bkeyhole\b/i) && names(/\bopen\b/i) ? [`our answers for ${key} are of two ways of operating`] : []),
    ...(desk && drive && drive.from < desk.from / 2 ? [`our answers for ${key} let people drive long before they sit at a desk`] : []),
  ];
}

/** What is wrong with the answers of ours that a page lists, whatever its text says. */
export const faultsOfAnswers = ({ operations: keys = [] }: Pick<Treatment, 'operations'>, ours: Ours = operations) =>
  keys.flatMap((key) => faultsOf(key, ours[key]));

// Answers that nobody has given are left out of a live site; a sentence that points to them would stay.
const leaning = /\bour (?:own )?answers?\b|\bHere we plan\b|\bours (?:is|are)\b/i;

/** Texts that lean on answers of ours, which a live site may not show. */
export const leaningOnAnswers = (blocks: ReadonlyArray<string>): ReadonlyArray<string> =>
  blocks.flatMap((block) => (leaning.test(block) ? [`leans on answers of ours that a live site may not show: '${block}'`] : []));
