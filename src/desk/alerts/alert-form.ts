import * as v from 'valibot';
import type { Bell } from '#bell/channels.ts';
import type { PersonSettings } from '#bell/people.ts';
import { isPushEndpoint } from '#bell/push/endpoint.ts';

/** The subject of each kind of message. */
export const kindWords: Readonly<Record<Bell['kind'], string>> = {
  emergency: 'Somebody who may be in danger, at any hour',
  question: 'A question that waits for the doctor',
  reply: 'An answer of the doctor, to be passed on',
  new: 'A new request',
  unseen: 'A request that nobody has opened',
  'due-soon': 'A promise that is about to run out',
  overdue: 'A promise that has run out',
  watch: 'The site or the desk does not work as it should',
  week: 'The week, on Monday',
};
export const kinds = Object.keys(kindWords) as ReadonlyArray<Bell['kind']>;

const tick = v.pipe(
  v.optional(v.string(), ''),
  v.transform((typed) => typed === 'on'),
);
const time = v.optional(
  v.pipe(v.string(), v.trim(), v.regex(/^$|^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 22:00, or leave it empty.')),
  '',
);

const kindTicks = Object.fromEntries(kinds.map((kind) => [kind, tick])) as Record<Bell['kind'], typeof tick>;

/** The form of what the practice's own chat and mailbox are told; a ticked kind is a field of its name. */
export const practiceForm = v.object(kindTicks);

export const chosenIn = (form: v.InferOutput<typeof practiceForm>): PersonSettings['kinds'] => kinds.filter((kind) => form[kind]);

/** The form of what somebody wants to be told. */
export const alertForm = v.object({
  ...kindTicks,
  push: tick,
  mail: tick,
  quietFrom: time,
  quietTo: time,
});

type Parsed = { ok: true; settings: PersonSettings } | { ok: false; field: 'quietFrom' | 'quietTo'; message: string };

/** Returns one person's settings; the two ends of the quiet hours belong together. */
export function parseAlerts(form: v.InferOutput<typeof alertForm>, email: string): Parsed {
  const { push, mail, quietFrom, quietTo } = form;
  if (quietFrom === '' && quietTo !== '') return { ok: false, field: 'quietFrom', message: 'Enter when the quiet hours begin, too.' };
  if (quietTo === '' && quietFrom !== '') return { ok: false, field: 'quietTo', message: 'Enter when the quiet hours end, too.' };
  if (quietFrom !== '' && quietFrom === quietTo) return { ok: false, field: 'quietTo', message: 'Choose an end other than the beginning.' };
  return { ok: true, settings: { email, kinds: chosenIn(form), push, mail, quietFrom: quietFrom || null, quietTo: quietTo || null } };
}

const notUsable = 'This browser gave no address that a message can be sent to. Nothing was changed: try another browser.';

/** The fields that a browser gives when push is switched on in it. */
export const deviceForm = v.object({
  endpoint: v.pipe(v.string(notUsable), v.check(isPushEndpoint, notUsable)),
  p256dh: v.pipe(v.string(notUsable), v.regex(/^B[\w-]{86}$/, notUsable)),
  auth: v.pipe(v.string(notUsable), v.regex(/^[\w-]{22}$/, notUsable)),
});

/** The same when a browser has changed its subscription by itself, with the address of the one before. */
export const renewedForm = v.object({ ...deviceForm.entries, old: v.string() });

export const deviceErrors = { notUsable, unknown: 'This device was taken off the list before.' } as const;

const browsers: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: ReadonlyArray<readonly [sign: RegExp, name: string]> = [
  [/iPhone|iPad/, 'an iPhone or iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'a Chromebook'],
  [/Mac OS X/, 'a Mac'],
  [/Linux/, 'Linux'],
];

/** A browser by its User-Agent, as its owner would name it: 'Chrome on Android'. */
export function deviceFrom(userAgent: string): string {
  const [browser = 'A browser', system] = [browsers, systems].map((names) => names.find(([sign]) => sign.test(userAgent))?.[1]);
  return system ? `${browser} on ${system}` : browser;
}
