import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf } from './type-holders.ts';

// The named types of one patient's request. A part of one is picked where it is used; another name for it is one more to learn.
const ofRequest: Readonly<Record<string, string>> = {
  'schemas/fields.ts FormFields': 'what a form sends',
  'requests/submission.ts Submission': 'either form, with the numbers that staff learned since',
  'requests/seal.ts EncryptedRequest': 'its row before it is stored',
  'requests/request.ts RequestRow': 'its row',
  'requests/request.ts PatientRequest': 'what the desk shows of it',
  'requests/request.ts RequestWithoutContact': 'the same, for what must not read how to reach its sender',
  'requests/calls/call-list.ts CallLine': 'a line of the call list, with what else its person asked',
  'requests/calls/one-request.ts OneRequest': 'the one that is open, with its history',
};

/** Types of something else that has a request, or columns of one, in it. */
const beside: Readonly<Record<string, string>> = {
  'requests/request.ts EventRow': 'what was done',
  'requests/request.ts InCamelCase': 'columns of any row',
  'requests/calls/rewrite.ts Kept': 'columns that a correction may change',
  'requests/withdraw/carry-out.ts AskedWithdrawal': 'a withdrawal of consent',
  'requests/lists/concerned.ts Affected': 'what a closed time does to a call or a visit',
  'desk/closed-days/tell-words.ts Together': 'people who are told of it at once',
  'desk/calls/next-line.ts Line': 'what the order of calls depends on',
  'edge/receipts/receipt.ts Receipt': 'what a visitor was told',
};

const source = new URL('../src/', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?!content\/).*\.tsx?$/.test(file));

/** What a type is made of: the names outside of its fields, and not those of which it takes one field. */
function madeOf(definition: string): ReadonlyArray<string> {
  const inner = definition.replace(/\{[^{}]*\}/g, '');
  if (inner !== definition) return madeOf(inner);
  return definition.replace(/\b\w+\['\w+'\]/g, '').match(/\b\w+\b/g) ?? [];
}

const declared = files.flatMap((file) => {
  const code = readFileSync(new URL(file, source), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const imports = importsOf(file, code);
  const types = [...code.matchAll(/^(?:export )?type (\w+)(?:<[^=]*>)? =\s*([\s\S]*?);\n(?=\n|[a-z@]|$)/gm)];
  return types.map(([, name, definition = '']) => ({
    key: `${file} ${name}`,
    parts: madeOf(definition).map((word) => imports.get(word) ?? `${file} ${word}`),
  }));
});

/** The types that are made of a request's row, or of what a form sends. */
function found(): ReadonlyArray<string> {
  const known = new Set([
    'requests/request.ts RequestRow',
    'requests/request.ts InCamelCase',
    'requests/submission.ts Submission',
    'requests/submission.ts writtenIn',
    'schemas/fields.ts FormFields',
  ]);
  for (let before = 0; before < known.size; ) {
    before = known.size;
    for (const { key, parts } of declared) if (parts.some((part) => known.has(part))) known.add(key);
  }
  return declared.map(({ key }) => key).filter((key) => known.has(key));
}

test('eight named types describe one patient’s request', () => {
  expect(found().toSorted()).toEqual([...Object.keys(ofRequest), ...Object.keys(beside)].toSorted());
  expect(Object.keys(ofRequest).length).toBeLessThanOrEqual(8);
});
