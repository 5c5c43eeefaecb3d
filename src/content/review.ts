const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2026-11-20' as people read it: '20 November 2026'. */
export function dateAsRead(date: string): string {
  return day.format(new Date(date));
}
