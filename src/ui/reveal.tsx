import type { ReactNode } from 'react';

type RevealProps = {
  children: ReactNode;
  /** Classes of the outer element, which is observed; it must not move, or it would flicker at the edge. */
  className?: string;
  /** Classes of the inner element, which moves, but for its headings. */
  inner?: string;
  /** A selector of parts that follow one another, 100 ms apart; without it the whole element rises. */
  parts?: string;
};

/** Its children rise into place for 1000 ms each time they scroll into view (`src/movement.ts`). */
export function Reveal({ children, className, inner, parts = '' }: RevealProps) {
  return (
    <div className={className} data-reveal={parts}>
      <div className={inner}>{children}</div>
    </div>
  );
}
