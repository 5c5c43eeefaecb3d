import { createECDH, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { deviceId } from '#bell/push/devices.ts';
import { textKeys } from '#content/patient-texts/seeds.ts';
import { type Action, type AtRest, type Bench, few, many } from './actions.ts';

type Values = ReadonlyArray<string | number>;
const rowOf = (database: DatabaseSync, sql: string, ...values: Values) => database.prepare(sql).get(...values);
const faultsIn = (holds: Readonly<Record<string, boolean>>) => Object.entries(holds).flatMap(([what, is]) => (is ? [] : [what]));

/** How often a row is there, as its version. */
const timesAtRest = (sql: string, ...values: Values) => {
  return (database: DatabaseSync): AtRest => ({ version: Number(rowOf(database, sql, ...values)?.times ?? 0), faults: [] });
};
/** The same of a row that is taken away. */
const goneAtRest = (sql: string, ...values: Values) => {
  const there = timesAtRest(sql, ...values);
  return (database: DatabaseSync): AtRest => ({ version: 1 - there(database).version, faults: [] });
};

// With a day and a time, which the desk asks about where a text leaves them out.
const wordsOf = (language: string, version: number) => `Words ${version} in ${language}: {day}, {time}.`;

function textAtRest(database: DatabaseSync, key: string): AtRest {
  const row = rowOf(database, 'SELECT en, hi, mr, version FROM practice_texts WHERE key = ?', key);
  const version = Number(row?.version ?? 0);
  const own = (language: string) => row === undefined || row[language] === wordsOf(language, version);
  return { version, faults: faultsIn({ 'the text in each language': ['en', 'hi', 'mr'].every(own) }) };
}

const digits = (number: number) => String(number).padStart(2, '0');
/** The quiet hours that the settings of this version have. */
const quietAt = (version: number) => ({ quietFrom: `20:${digits(version % 60)}`, quietTo: `06:${digits(version % 60)}` });

// Known by the quiet hours, which are others each time.
function alertsAtRest(database: DatabaseSync): AtRest {
  const row = rowOf(database, "SELECT * FROM bell_people WHERE email = 'doctor@practice.test'");
  if (!row) return { version: 0, faults: [] };
  const version = Number(String(row.quiet_from).slice(3));
  const { quietFrom, quietTo } = quietAt(version);
  const whole = row.quiet_from === quietFrom && row.quiet_to === quietTo && row.kinds === '["emergency"]' && row.on_push === 1;
  return { version, faults: faultsIn({ 'settings of one form': whole && row.on_mail === 0 }) };
}

const closureSql = 'SELECT count(*) AS times FROM closures WHERE reason = ? AND opened_at IS NULL';
const deviceSql = 'SELECT count(*) AS times FROM push_subscriptions WHERE id = ? AND length(ciphertext) > 0 AND length(iv) > 0';

/** What is neither a request nor an article: closed days, texts, alerts and devices. */
export function newOtherActions({ read, seed, serial }: Bench) {
  let round = 0;
  let [closed, devices]: [ReadonlyArray<string>, ReadonlyArray<string>] = [[], []];

  const close = (reason: string): Action => {
    // Far enough away to touch no promise.
    const first = new Date(Date.now() + (60 + serial() / 10) * 86_400_000).toJSON().slice(0, 10);
    const [from, until] = [digits(serial() % 12), digits(12 + (serial() % 12))].map((hour) => `${hour}:${digits(serial() % 60)}`);
    const fields = { first, last: '', from: from ?? '', until: until ?? '', reason };
    return { ...{ kind: 'close', item: reason, version: 0, fields, path: '/closed-days' }, look: timesAtRest(closureSql, reason) };
  };
  const openAgain = (screen: string, reason: string): Action => {
    const [before = ''] = screen.split(`>${reason}<`).slice(1);
    const id = /name="id"[^>]*value="(\d+)"/.exec(before)?.[1] ?? '';
    return {
      ...{ kind: 'open again', item: reason, version: 0, fields: { id }, path: '/closed-days/remove' },
      look: goneAtRest(closureSql, reason),
    };
  };
  const editText = (key: string): Action => {
    const version = round - 1;
    const words = Object.fromEntries(['en', 'hi', 'mr'].map((language) => [language, wordsOf(language, round)]));
    const fields = { ...words, version: String(version) };
    return {
      ...{ kind: 'edit a text', item: `text ${key}`, version, fields, path: `/texts/${key}` },
      look: (database) => textAtRest(database, key),
    };
  };
  const setAlerts = (): Action => ({
    ...{ kind: 'alert settings', item: 'alerts', version: round - 1, path: '/alerts', look: alertsAtRest },
    fields: { emergency: 'on', push: 'on', ...quietAt(round) },
  });
  const addDevice = async (endpoint: string): Promise<Action> => {
    const keys = { p256dh: createECDH('prime256v1').generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') };
    const look = timesAtRest(deviceSql, await deviceId(endpoint));
    return { ...{ kind: 'add a device', item: endpoint, version: 0, path: '/alerts/devices', look }, fields: { endpoint, ...keys } };
  };
  const removeDevice = async (endpoint: string): Promise<Action> => {
    const id = await deviceId(endpoint);
    const look = goneAtRest(deviceSql, id);
    return {
      ...{ kind: 'remove a device', item: endpoint, version: 0, fields: { id }, path: '/alerts/devices/remove', look },
      removes: true,
    };
  };

  return async (): Promise<ReadonlyArray<Action>> => {
    round += 1;
    const screen = closed.length > 0 ? await read('/closed-days') : '';
    const reopened = closed.map((reason) => openAgain(screen, reason));
    const removed = await Promise.all(devices.map(removeDevice));
    closed = Array.from({ length: few }, () => `Killed ${seed} ${serial()}`);
    devices = Array.from({ length: few }, () => `https://push.example.org/killed-${seed}-${serial()}`);
    const added = await many(few, (place) => addDevice(devices[place] ?? ''));
    return [...reopened, ...removed, ...closed.map(close), ...added, ...textKeys.slice(-few).map(editText), setAlerts()];
  };
}
