/**
 * One entry; times in milliseconds since 1970. `minutes` is how long it lasts, `alarm` how many minutes before it a phone rings.
 * Where `busy` is false the calendar goes on to show the time as free.
 */
export type CalendarEntry = {
  id: string;
  title: string;
  details: string;
  at: number;
  minutes: number;
  alarm?: number | undefined;
  busy?: boolean;
};

const stamp = (at: number) => `${new Date(at).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const bytes = new TextEncoder();

// No line may be longer than 75 bytes; what goes on begins with a space (RFC 5545, 3.1).
function folded(line: string): string {
  const lines = [''];
  for (const letter of line) {
    const last = lines.at(-1) ?? '';
    if (bytes.encode(last + letter).length > 74) lines.push(letter);
    else lines[lines.length - 1] = last + letter;
  }
  return lines.join('\r\n ');
}

function entryLines({ id, title, details, at, minutes, alarm, busy = true }: CalendarEntry, now: number): ReadonlyArray<string> {
  const ring =
    alarm === undefined ? [] : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, `TRIGGER:-PT${alarm}M`, 'END:VALARM'];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at + minutes * 60_000)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(details)}`,
    ...(busy ? [] : ['TRANSP:TRANSPARENT']),
    ...ring,
    'END:VEVENT',
  ];
}

/** A calendar file (RFC 5545) that phones and desktops take in. `now` is when it was made. */
export function calendarFile(entries: ReadonlyArray<CalendarEntry>, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Practice website//EN',
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
