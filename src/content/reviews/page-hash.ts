import { createHash } from 'node:crypto';
import type { Evidence } from '#content/evidence.ts';
import { piecesOf } from '#content/marked-text.ts';
import { pageReader } from '#content/page-text.ts';
import type { Signable } from '#content/review.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { cardOf, type RuleId, rules, withRulebook } from '#content/triage.ts';

// Where a page stands, how search finds it, which drawing is beside it and when it was written are not its words.
const notWords = new Set(['id', 'group', 'link', 'keywords', 'organs', 'icon', 'icd10', 'related', 'written', 'evidence']);

type Words = { [name: string]: unknown; evidence: Evidence };

// By name, so that moving a rule within the files changes nothing.
const ruleIds = Object.keys(rules).sort() as ReadonlyArray<RuleId>;

const wordsOf = (page: Signable): Words => (page === 'triage' ? { careCard: cardOf(ruleIds), evidence: triageEvidence } : page);

/** Each text in a value, changed; fields in the order of their names, so that their order in the file changes nothing. */
function told(value: unknown, sentence: (text: string) => string): unknown {
  if (typeof value === 'string') return sentence(value);
  if (Array.isArray(value)) return value.map((each) => told(each, sentence));
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, field]) => field !== undefined && field !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => [name, told(field, sentence)]);
}

/**
 * Sixteen hexadecimal digits that change when a patient reads something else on the page: a word, a figure's value, a row
 * of the care card, what a source is or how much of it was read, the explanation of a term. They do not change with the
 * code around it: keys of figures and sources, the order of fields, line breaks, or the day on which a source was compared
 * again and nothing was found.
 */
export function hashOf(page: Signable): string {
  const { evidence, ...fields } = wordsOf(page);
  const { sources, figures } = withRulebook(evidence);
  const { text: explain, terms } = pageReader(evidence);
  const cited = new Set<string>();

  function source(key: string): string {
    const found = sources[key];
    if (!found) throw new Error(`The text cites '${key}', which is not among the page's sources.`);
    const { checkedOn: _, ...read } = found;
    cited.add(JSON.stringify(told(read, (text) => text)));
    return `[${found.url}]`;
  }

  function sentence(text: string): string {
    explain(text);
    const words = piecesOf(text).map((piece) => {
      if (piece.kind === 'text') return piece.text;
      if (piece.kind === 'source') return source(piece.key);
      const figure = figures[piece.key];
      if (!figure) throw new Error(`The text shows '${piece.key}', which is not among the page's figures.`);
      return figure.value + source(figure.source);
    });
    return words.join('').replace(/\s+/g, ' ').trim();
  }

  const text = told(Object.fromEntries(Object.entries(fields).filter(([name]) => !notWords.has(name))), sentence);
  const explained = terms().map(({ id, meaning }) => [id, meaning].join(': '));
  const all = JSON.stringify([text, [...cited].sort(), explained.sort()]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}
