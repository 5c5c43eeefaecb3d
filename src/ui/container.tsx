import type { ReactNode } from 'react';

/** The page's margins. From 600 px the right one leaves room for the floating column. */
export function Container({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-page px-5 sm:pl-8 column:pr-22 lg:pl-22 print:px-0 ${className}`}>{children}</div>;
}
