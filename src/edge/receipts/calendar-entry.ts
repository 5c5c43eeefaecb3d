import { phoneAsRead } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import { promiseAsRead } from '#edge/forms/callback-promise.ts';

const halfHour = 30 * 60_000;

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, (mark) => `\\${mark}`).replace(/\n/g, '\\n');
}

// RFC 5545: lines of at most 75 bytes, the next begins with a space. Fewer characters, because some are three bytes.
function folded(line: string): string {
  return (line.match(/.{1,36}/gu) ?? []).join('\r\n ');
}

/** The promised call as an entry that every calendar reads: the half hour that ends when the promise does. It keeps no time busy. */
export function calendarEntry(reference: string, promisedAt: number): string {
  // 'by 11:30 am', without the day that the entry stands on.
  const time = promiseAsRead(promisedAt, promisedAt).replace('today ', '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Callback//EN',
    'BEGIN:VEVENT',
    `UID:${reference}@${new URL(practice.siteUrl).hostname}`,
    `DTSTAMP:${stamp(promisedAt)}`,
    `DTSTART:${stamp(promisedAt - halfHour)}`,
    `DTEND:${stamp(promisedAt)}`,
    `SUMMARY:${escaped(`Call from ${practice.name} ${time}`)}`,
    `DESCRIPTION:${escaped(`Reference ${reference}. They may call earlier. If nobody has called, ring ${phoneAsRead}.`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
