import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type FoldProps = {
  title: ReactNode;
  children: ReactNode;
  className?: string;
  /** Classes of the summary. */
  row?: string;
  mark?: ReactNode;
  /** The browser keeps one fold of a name open. */
  name?: string;
  open?: boolean;
};

/** A disclosure: a title, and at its end a mark for open or shut. The only one on the site (tests/architecture.test.ts). */
export function Fold({ title, children, className, row = 'px-5 font-semibold', mark = <FoldArrow />, name, open }: FoldProps) {
  return (
    <details className={className} name={name} open={open}>
      <summary className={`flex min-h-14 items-center justify-between gap-3 ${row}`}>
        {title}
        {mark}
      </summary>
      {children}
    </details>
  );
}

/** A title over its words; on a phone a fold of that title (treatment.css). */
export function FoldOnPhone({ title, row, children }: { title: ReactNode; row: string; children: ReactNode }) {
  return (
    <>
      <div className="over-fold">{title}</div>
      <Fold className="fold-on-phone" row={row} title={title}>
        {children}
      </Fold>
    </>
  );
}

/**
 * Where a jump to a fold ends: inside it, so that the jump opens it, and drawn at its top edge, so that a title of any length is in
 * sight. The fold must be `relative`.
 */
export function FoldTop({ id }: { id: string }) {
  return <span className="absolute inset-x-0 top-0 scroll-mt-24" id={id} />;
}

function FoldArrow() {
  return <Icon className="fold-arrow size-5 transition-transform print:hidden" name="down" />;
}
