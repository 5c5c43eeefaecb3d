import { parse, parseFragment, serialize, defaultTreeAdapter as tree } from 'parse5';
import { urgencyHeadings } from '#content/evidence.ts';
import { plainText } from '#content/marked-text.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { type Rule, type Urgency, urgencies } from '#content/triage/rule.ts';
import { rules, sourcesOf } from '#content/triage.ts';
import { typeset } from '#content/typeset.ts';
import { xmlText } from '#seo/feeds/xml-text.ts';
import { elementNamed } from './tree.ts';

const title = 'The triage rulebook';
const all: ReadonlyArray<Rule> = Object.values(rules);

// 'belly-pain' becomes 'belly pain'.
const spoken = (names: ReadonlyArray<string>) => names.map((name) => name.replaceAll('-', ' ')).join(', ');

const sources: Readonly<Record<string, { title: string; publisher: string; url: string }>> = triageEvidence.sources;

function cited(key: string): string {
  const source = sources[key];
  if (!source) throw new Error(`A rule cites '${key}', which is not among the rulebook's sources.`);
  return `<a class="underline" href="${xmlText(source.url)}" rel="noopener" target="_blank">${xmlText(source.title)}</a>, ${xmlText(source.publisher)}`;
}

function fact(name: string, html: string): string {
  return html ? `<div class="text-sm text-soft">${name}: ${html}</div>` : '';
}

function row(rule: Rule): string {
  const facts = [
    fact('Signs', xmlText(spoken(rule.signs))),
    fact('Comes with one of', xmlText(spoken(rule.with ?? []))),
    fact(
      'Felt',
      xmlText((rule.when ?? []).map(({ severity, duration }) => spoken([severity, duration].flatMap((each) => each ?? []))).join('; ')),
    ),
    fact('Holds only for', xmlText(spoken(rule.who ?? []))),
    fact('Milder than the rule for everybody because', xmlText(rule.why ?? '')),
    fact('From', sourcesOf(rule).map(cited).join('; ')),
    fact('Our rule, on the side of caution', sourcesOf(rule).length > 0 || rule.urgency === 'routine' ? '' : 'no source gives its hurry'),
  ];
  return `<li>${xmlText(typeset(plainText(rule.words, triageEvidence)))}${facts.join('')}</li>`;
}

function list(urgency: Urgency): string {
  const rows = all.filter((rule) => rule.urgency === urgency).map(row);
  const heading = `<h2 class="mt-10 text-2xl">${xmlText(urgencyHeadings[urgency])}</h2>`;
  return `<section>${heading}<ul class="mt-4 max-w-reading list-disc space-y-3 pl-list">${rows.join('')}</ul></section>`;
}

const intro =
  'Every care card of the site takes its rows from these rules. Read each as a patient would: is this the right hurry for it, and for the people it names? Each sentence goes on from the words of its heading.';

/** Builds the rulebook's page for signing in the frame of another page: the site has no page of the rulebook. */
export function rulebookPage(frame: string): string {
  const page = parse(frame);
  const main = elementNamed(page, 'main');
  const html = `<div class="mx-auto w-full max-w-page px-5 sm:pl-8 column:pr-22 lg:pl-22 py-10"><h1 class="text-4xl">${title}</h1><p class="mt-4 max-w-reading">${intro}</p>${urgencies.map(list).join('')}</div>`;
  for (const node of [...main.childNodes]) tree.detachNode(node);
  for (const node of [...parseFragment(html).childNodes]) {
    tree.detachNode(node);
    tree.appendChild(main, node);
  }
  const head = elementNamed(page, 'title');
  for (const node of [...head.childNodes]) tree.detachNode(node);
  tree.insertText(head, title);
  return serialize(page);
}
