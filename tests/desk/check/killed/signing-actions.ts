import type { DatabaseSync } from 'node:sqlite';
import { type Action, type AtRest, type Bench, few, many, valuesOf } from './actions.ts';

/** The signatures of a part: the newest has the text that was signed, and no other has one. */
function partAtRest(database: DatabaseSync, page: string, part: string): AtRest {
  const rows = database
    .prepare(
      `SELECT signed_on, (SELECT count(*) FROM signed_blocks WHERE signature = signatures.id) AS blocks
       FROM signatures WHERE page = ? AND part = ? ORDER BY id DESC`,
    )
    .all(page, part);
  const [newest, ...older] = rows;
  const wrong = newest !== undefined && (newest.signed_on !== null) !== Number(newest.blocks) > 0;
  const kept = older.some(({ blocks }) => Number(blocks) > 0);
  return { version: rows.length, faults: [...(wrong ? ['the text that was signed'] : []), ...(kept ? ['an earlier text is left'] : [])] };
}

const remarksAtRest = (text: string) => (database: DatabaseSync) => {
  const { times } = database.prepare('SELECT count(*) AS times FROM remarks WHERE text = ?').get(text) as { times: number };
  return { version: times, faults: [] };
};

const answerAtRest = (text: string, answer: string) => (database: DatabaseSync) => {
  const row = database.prepare('SELECT answer, settled_at, settled_by FROM remarks WHERE text = ?').get(text);
  const isAnswered = row?.answer === answer;
  const whole = [row?.settled_at, row?.settled_by].every((value) => (value !== null) === isAnswered);
  return { version: isAnswered ? 1 : 0, faults: whole ? [] : ['who answered, and when'] };
};

type Signed = { page: string; part: string };

/** Signing, taking a signature back, remarks and their answers. */
export function newSigningActions({ read, seed, serial }: Bench) {
  let pages: string[] | undefined;
  let [signed, remarks]: [ReadonlyArray<Signed>, ReadonlyArray<string>] = [[], []];

  const sign = async (page: string): Promise<Action & Signed> => {
    const screen = await read(`/pages/${page}`);
    const [[parts = ''], [on = ''], [next = '']] = ['parts', 'on', 'next'].map((name) => valuesOf(screen, name)) as [
      string[],
      string[],
      string[],
    ];
    const [part = ''] = parts.split(':');
    return {
      ...{ kind: 'sign a part', item: `${page} ${part}`, version: 0, fields: { parts, on, next }, path: `/pages/${page}/sign`, page, part },
      look: (database) => partAtRest(database, page, part),
    };
  };
  const takeBack = ({ page, part }: Signed): Action => ({
    ...{ kind: 'take a signature back', item: `${page} ${part}`, version: 1, fields: {}, path: `/pages/${page}/take-back` },
    look: (database) => partAtRest(database, page, part),
  });
  const remark = (text: string): Action => ({
    ...{ kind: 'remark', item: text, version: 0, fields: { at: '', part: '', text }, path: '/pages/triage/remarks' },
    look: remarksAtRest(text),
  });
  const answer = (screen: string, text: string): Action => {
    const id = /action="\/pages\/remarks\/(\d+)"/.exec(screen.split(`>${text}<`)[1] ?? '')?.[1];
    const words = `Answer to ${text}`;
    return {
      ...{ kind: 'answer a remark', item: words, version: 0, fields: { answer: words }, path: `/pages/remarks/${id}` },
      look: answerAtRest(text, words),
    };
  };

  return async (): Promise<ReadonlyArray<Action>> => {
    pages ??= [
      ...new Set([...(await read('/pages')).matchAll(/href="\/pages\/((?:treatments|services)\/[\w-]+)/g)].map(([, page = '']) => page)),
    ];
    const screen = remarks.length > 0 ? await read('/pages/remarks') : '';
    const earlier = [...signed.map(takeBack), ...remarks.map((text) => answer(screen, text))];
    const next = pages.splice(0, few);
    const signing = await many(next.length, (place) => sign(next[place] ?? ''));
    signed = signing;
    remarks = Array.from({ length: few }, () => `Remark ${seed} ${serial()}`);
    return [...earlier, ...signing, ...remarks.map(remark)];
  };
}
