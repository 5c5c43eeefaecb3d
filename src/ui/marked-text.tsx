import type { Run, Runs } from '#content/page-text.ts';
import { inOrder } from './in-order.ts';

type ReferenceProps = { number: number; page: string; label: string; next?: boolean; first?: boolean | undefined };

function ReferenceLink({ number, page, label, next = false, first = false }: ReferenceProps) {
  return (
    <sup className={next ? 'reference reference-next' : 'reference'}>
      {/* A word joiner, so that no reference starts a line. */}
      {'\u2060'}
      <a aria-label={`${label} ${number}`} href={`${page}#ref-${number}`} id={first ? `cite-${number}` : undefined}>
        {`[${number}]`}
      </a>
    </sup>
  );
}

/** A word whose meaning opens as a popover, without JavaScript. */
function Term({ text, before, after, id, meaning }: Extract<Run, { kind: 'term' }>) {
  return (
    <span className={before || after ? 'whitespace-nowrap' : undefined}>
      {before}
      <button className="term" popoverTarget={id} type="button">
        {text}
      </button>
      {/* Before the punctuation, because print shows it in brackets. */}
      <span className="term-meaning" id={id} popover="auto">
        <b>{`${text}: `}</b>
        {meaning}
      </span>
      {after}
    </span>
  );
}

const softHyphen = '\u00ad';

/** A word with a soft hyphen keeps together, and parts only where it is longer than a line. */
function LongWords({ text }: { text: string }) {
  return inOrder(text.split(/(\S*\u00ad\S*)/)).map(({ key, item }) =>
    item.includes(softHyphen) ? (
      <span className="inline-block print:inline" key={key}>
        {item}
      </span>
    ) : (
      item
    ),
  );
}

type IsBold = (figure: string) => boolean;
type ShownProps = { run: Run; previous: Run | undefined; page: string; label: string };

function Shown({ run, previous, page, label }: ShownProps) {
  switch (run.kind) {
    case 'text':
      return run.text.includes(softHyphen) ? <LongWords text={run.text} /> : run.text;
    case 'term':
      return <Term {...run} />;
    case 'figure':
      return (
        <>
          <b>{run.value}</b>
          {run.reference && <ReferenceLink first={run.first} label={label} number={run.reference} page={page} />}
        </>
      );
    case 'page':
      return (
        <a className="text-brand underline underline-offset-4" href={run.href}>
          {run.text}
        </a>
      );
    case 'reference':
      return (
        <ReferenceLink
          first={run.first}
          label={label}
          next={previous?.kind === 'reference' || (previous?.kind === 'figure' && previous.reference !== undefined)}
          number={run.reference}
          page={page}
        />
      );
  }
}

/** A figure in plain letters is text, and perhaps a reference behind it. */
function inPlainLetters(run: Run, isBold: IsBold | undefined): Runs {
  if (run.kind !== 'figure' || isBold?.(run.value)) return [run];
  const { reference, first } = run;
  return [{ kind: 'text', text: run.value }, ...(reference ? [{ kind: 'reference', reference, ...(first && { first }) } as const] : [])];
}

/** The runs with adjacent text joined: React puts a comment between two texts, and a page had 180 of them. */
function joined(runs: Runs, isBold: IsBold | undefined): Runs {
  const all: Run[] = [];
  for (const run of runs.flatMap((each) => inPlainLetters(each, isBold))) {
    const last = all.at(-1);
    if (run.kind === 'text' && last?.kind === 'text') all.splice(-1, 1, { kind: 'text', text: last.text + run.text });
    else all.push(run);
  }
  return all;
}

type MarkedTextProps = { runs: Runs; page?: string; label?: string; isBold?: IsBold | undefined };

/**
 * A sentence from `pageReader` (content/page-text.ts), with reference numbers and explained terms. `page` is the address of the page
 * that lists the references, where it is another one; `label` is what a screen reader says before a reference's number; `isBold` says
 * which figures are.
 */
export function MarkedText({ runs, page = '', label = 'reference', isBold }: MarkedTextProps) {
  const shown = joined(runs, isBold);
  return inOrder(shown).map(({ key, item }, at) => <Shown previous={shown[at - 1]} key={key} label={label} page={page} run={item} />);
}
