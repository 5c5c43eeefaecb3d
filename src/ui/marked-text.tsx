import type { Run, Runs } from '#content/page-text.ts';

function ReferenceLink({ number, next = false }: { number: number; next?: boolean }) {
  return (
    <sup className={next ? 'reference reference-next' : 'reference'}>
      <a aria-label={`reference ${number}`} href={`#ref-${number}`}>
        {number}
      </a>
    </sup>
  );
}

/** The word stays in its sentence; its meaning opens beside it, by click, tap or key, without JavaScript. */
function Term({ text, before, after, id, meaning }: Omit<Run & { kind: 'term' }, 'kind'>) {
  return (
    <span className="whitespace-nowrap">
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

const endsInReference = (run: Run | undefined) => run?.kind === 'reference' || (run?.kind === 'figure' && run.reference !== undefined);

/** A sentence of a page as `pageReader` of content/page-text.ts read it: figures and claims with their reference numbers, hard words explained. */
export function MarkedText({ runs }: { runs: Runs }) {
  return runs.map((run, at) => {
    const key = `${at}`;
    switch (run.kind) {
      case 'text':
        return run.text;
      case 'term':
        return <Term after={run.after} before={run.before} id={run.id} key={key} meaning={run.meaning} text={run.text} />;
      case 'figure':
        return (
          <span key={key}>
            {run.value}
            {run.reference && <ReferenceLink number={run.reference} />}
          </span>
        );
      case 'reference':
        return <ReferenceLink key={key} next={endsInReference(runs[at - 1])} number={run.reference} />;
    }
  });
}
