import type { Run, Runs } from '#content/page-text.ts';
import { inOrder } from './in-order.ts';

type ReferenceProps = { number: number; next?: boolean; first?: boolean | undefined };

function ReferenceLink({ number, next = false, first = false }: ReferenceProps) {
  return (
    <sup className={next ? 'reference reference-next' : 'reference'}>
      {/* A word joiner, so that no reference starts a line. */}
      {'\u2060'}
      <a aria-label={`reference ${number}`} href={`#ref-${number}`} id={first ? `cite-${number}` : undefined}>
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
      {after}
      <span className="term-meaning" id={id} popover="auto">
        <b>{text}</b>: {meaning}.
      </span>
    </span>
  );
}

function Shown({ run, previous }: { run: Run; previous: Run | undefined }) {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'term':
      return <Term {...run} />;
    case 'figure':
      return (
        <>
          {run.value}
          {run.reference && <ReferenceLink first={run.first} number={run.reference} />}
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
          next={previous?.kind === 'reference' || (previous?.kind === 'figure' && previous.reference !== undefined)}
          number={run.reference}
        />
      );
  }
}

/** A sentence from `pageReader` (content/page-text.ts), with reference numbers and explained terms. */
export function MarkedText({ runs }: { runs: Runs }) {
  return inOrder(runs).map(({ key, item }, at) => <Shown previous={runs[at - 1]} key={key} run={item} />);
}
