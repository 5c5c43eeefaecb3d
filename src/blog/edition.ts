import type { Section } from '#backend/blog.ts';
import { excerptOf } from './excerpt.ts';
import { indianTime, timeOfDate } from './indian-time.ts';
import { minutesToRead, numberParts } from './parts.ts';
import { plain } from './plain.ts';
import type { Edition } from './post.ts';
import { safeMediaAddress } from './safe-address.ts';
import { sanitisedBody } from './sanitise.ts';

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit', day: '2-digit' });

function timeOf({ updatedAt, date }: Section): number {
  return timeOfDate(updatedAt) || timeOfDate(date);
}

function storedPost(section: Section, mediaHosts: ReadonlyArray<string>): Edition['posts'][number] {
  const body = sanitisedBody(section.description.toWellFormed(), mediaHosts);
  numberParts(body);
  const time = timeOf(section);
  const published = indianTime(section.date);
  const updated = indianTime(section.updatedAt);
  return {
    id: section.id.slice(0, 100).toWellFormed(),
    title: plain(section.title, 300),
    category: plain(section.category, 100),
    photo: safeMediaAddress(section.photo?.secure_url, mediaHosts),
    date: time === 0 ? '' : indianDay.format(time),
    publishedAt: published ?? updated,
    updatedAt: updated ?? published,
    excerpt: plain(excerptOf(body), 300),
    minutes: minutesToRead(body),
    body: JSON.stringify(body),
  };
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Makes an edition of the backend's sections: sanitised, dated, newest first; sections without a title are left out. */
export async function editionOf(sections: ReadonlyArray<Section>, mediaHosts: ReadonlyArray<string>, now: number): Promise<Edition> {
  const posts = [...sections]
    .sort((a, b) => timeOf(b) - timeOf(a))
    .map((section) => storedPost(section, mediaHosts))
    .filter(({ title }) => title !== '');
  return { version: await digestOf(JSON.stringify(posts)), refreshedAt: now, posts };
}
