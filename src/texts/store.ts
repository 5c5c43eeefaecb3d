import type { D1Database } from '@cloudflare/workers-types';
import { type TextBodies, type TextKey, textKeys, textSeeds } from '#content/patient-texts/seeds.ts';

/** A text as the practice has it. `version` is 0 until somebody changes it. */
export type PracticeText = {
  key: TextKey;
  title: string;
  bodies: TextBodies;
  version: number;
  /** The last person who changed it, by e-mail address. */
  changed: { at: number; by: string } | undefined;
};

type Row = {
  key: string;
  en: string | null;
  hi: string | null;
  mr: string | null;
  version: number;
  changed_at: number;
  changed_by: string;
};

/** All texts, in the order in which they are listed. */
export async function readTexts(db: D1Database): Promise<ReadonlyArray<PracticeText>> {
  const { results } = await db.prepare('SELECT * FROM practice_texts').all<Row>();
  return textKeys.map((key) => {
    const { title, bodies: seed } = textSeeds[key];
    const row = results.find((each) => each.key === key);
    if (!row) return { key, title, bodies: seed, version: 0, changed: undefined };
    const bodies = { en: row.en ?? seed.en, hi: row.hi ?? seed.hi, mr: row.mr ?? seed.mr };
    return { key, title, bodies, version: row.version, changed: { at: row.changed_at, by: row.changed_by } };
  });
}

type Saved = { key: TextKey; bodies: TextBodies; version: number; by: string; now: number };

// A row is written for the first time on version 0 alone, and changed on the version that was seen.
const saveSql = `INSERT INTO practice_texts (key, en, hi, mr, version, changed_at, changed_by)
  SELECT ?1, ?2, ?3, ?4, 1, ?6, ?7 WHERE ?5 = 0 OR EXISTS (SELECT 1 FROM practice_texts WHERE key = ?1)
  ON CONFLICT (key) DO UPDATE SET en = excluded.en, hi = excluded.hi, mr = excluded.mr, version = version + 1,
    changed_at = excluded.changed_at, changed_by = excluded.changed_by WHERE version = ?5 RETURNING version`;

/** Saves a text in all its languages. 'changed': somebody else was first, and nothing was saved. */
export async function saveText(db: D1Database, { key, bodies, version, by, now }: Saved): Promise<'saved' | 'changed'> {
  const seed: TextBodies = textSeeds[key].bodies;
  // An unchanged text is not stored, so that a better first text reaches the practice.
  const [en, hi, mr] = (['en', 'hi', 'mr'] as const).map((language) => (bodies[language] === seed[language] ? null : bodies[language]));
  const saved = await db
    .prepare(saveSql)
    .bind(key, en ?? null, hi ?? null, mr ?? null, version, now, by)
    .first();
  return saved ? 'saved' : 'changed';
}
