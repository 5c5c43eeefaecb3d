import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { decodeNamedCharacterReference } from '#articles/named-references.ts';

const names =
  `amp lt gt quot nbsp hellip ndash mdash lsquo rsquo ldquo rdquo bull middot deg plusmn frac12 frac14 times divide le ge ne micro
  mu alpha beta Omega eacute uuml ccedil szlig oelig euro pound sect copy reg trade rarr larr check cross sup2 thinsp zwj shy semi nvlt
  NotEqualTilde CounterClockwiseContourIntegral fjlig bne AMP COPY`.split(/\s+/);
const strange = ['foo', 'notit', 'ampx', 'Hellip', 'constructor', 'toString', 'AMPlt'];

// Unaliased, micromark reads them with a table of its own.
test('a name refers to the character that micromark knows it by', () => {
  const byMicromark = (name: string) => {
    const [paragraph] = fromMarkdown(`a&${name};b`).children;
    const text = paragraph?.type === 'paragraph' && paragraph.children[0]?.type === 'text' ? paragraph.children[0].value : '';
    return text === `a&${name};b` ? false : text.slice(1, -1);
  };
  expect(names.filter((name) => decodeNamedCharacterReference(name) === false)).toEqual([]);
  for (const name of [...names, ...strange]) expect([name, decodeNamedCharacterReference(name)]).toEqual([name, byMicromark(name)]);
});
