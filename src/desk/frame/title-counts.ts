/** How many requests nobody has opened, how many of these may be emergencies, and how many are overdue. */
export type TitleCounts = { new: number; emergency: number; overdue: number };

/** Puts what waits in front of a page's title: '(2 new, 1 overdue) Call list'. */
export function titleWith(title: string, { emergency, overdue, ...counts }: TitleCounts): string {
  const parts = [
    emergency > 0 && `${emergency} ${emergency === 1 ? 'emergency' : 'emergencies'}`,
    counts.new > 0 && `${counts.new} new`,
    overdue > 0 && `${overdue} overdue`,
  ].filter(Boolean);
  return parts.length > 0 ? `(${parts.join(', ')}) ${title}` : title;
}

/** The title without its counts. */
export const plainTitle = (title: string): string => title.replace(/^\((?:\d+ \w+(?:, )?)+\) /, '');
