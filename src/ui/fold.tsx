import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type FoldProps = {
  title: ReactNode;
  children: ReactNode;
  className?: string;
  /** How its first row stands. */
  row?: string;
  /** What tells shut from open; an arrow that turns over. */
  mark?: ReactNode;
  /** Of folds of one name the browser keeps one open. */
  name?: string;
  /** How it begins. */
  open?: boolean;
};

/** The one way to draw what unfolds at a tap: its words, and at their end a mark that says so. */
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

function FoldArrow() {
  return <Icon className="fold-arrow size-5 transition-transform print:hidden" name="down" />;
}
