import type { ReactNode } from 'react';

/** List and request beside each other where there is room; on a phone one of them. */
export function SideBySide({ list, request, shows }: { list: ReactNode; request: ReactNode; shows: 'list' | 'request' }) {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
      <div
        className={`lg:-mt-1 lg:max-h-[calc(100vh-1rem)] lg:overflow-y-auto lg:py-1 lg:pr-1 ${shows === 'list' ? '' : 'hidden lg:block'}`}
      >
        {list}
      </div>
      <div className={`min-w-0 max-w-[52rem] lg:sticky lg:top-4 ${shows === 'request' ? '' : 'hidden lg:block'}`}>{request}</div>
    </div>
  );
}

/** What stands beside the list while no request is open. */
export function NothingOpen({ open, overdue }: { open: number; overdue: number }) {
  if (open === 0) return null;
  return (
    <div className="rounded-lg border border-line border-dashed px-6 py-12 text-center text-soft">
      <p className="text-lg">{overdue > 0 ? 'Begin with the first line: it waits longest.' : 'Choose a line to see what they wrote.'}</p>
      <p className="mt-2 text-sm">
        With a keyboard: j and k go through the lines, Enter opens one, c calls. <a href="/shortcuts">All shortcuts</a>
      </p>
    </div>
  );
}
