import { calendarFile } from '#content/calendar-file.ts';
import { promiseAsRead } from '#content/callback-promise.ts';
import { phoneAsRead } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';

const halfHour = 30;

/** The promised call as a calendar file: the half hour that ends when the promise does. It keeps no time busy. */
export function calendarEntry(reference: string, promisedAt: number): string {
  // 'by 11:30 am', without the day that the entry stands on.
  const time = promiseAsRead(promisedAt, promisedAt).replace('today ', '');
  const entry = {
    id: `${reference}@${new URL(practice.siteUrl).hostname}`,
    title: `Call from ${practice.name} ${time}`,
    details: `Reference ${reference}. They may call earlier. If nobody has called, ring ${phoneAsRead}.`,
    at: promisedAt - halfHour * 60_000,
    minutes: halfHour,
    busy: false,
  };
  return calendarFile([entry], promisedAt);
}
