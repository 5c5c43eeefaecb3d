import type { ReactNode } from 'react';

const looks = {
  plain: 'bg-sunk text-soft',
  urgent: 'bg-urgent-50 font-semibold text-urgent',
  // Red means emergency and nothing else.
  emergency: 'bg-emergency-50 font-semibold text-emergency',
  good: 'bg-good-50 font-semibold text-good',
} as const;

/** A few words beside a name: who they are, how often they were rung. */
export function Chip({ look = 'plain', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <span className={`inline-block rounded-sm px-2 text-sm ${looks[look]}`}>{children}</span>;
}
