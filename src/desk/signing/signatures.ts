import type { D1Database } from '@cloudflare/workers-types';
import type { DeskBlock } from '#content/reviews/desk-page.ts';

/** A signature of one part, given at the desk. Without `days` it withdraws the one before. */
export type DeskSignature = {
  page: string;
  part: string;
  hash: string;
  by: string;
  /** YYYY-MM-DD. */
  days: { on: string; next: string } | undefined;
  /** Milliseconds since 1970. */
  at: number;
};

/** A signature to be added: with its text, and the address of who was signed in. */
export type NewSignature = DeskSignature & { email: string; blocks: ReadonlyArray<DeskBlock> };

type Row = { page: string; part: string; hash: string; by: string; signed_on: string | null; next_on: string | null; at: number };

const columns = 'page, part, hash, by, signed_on, next_on, at';

const read = ({ page, part, hash, by, signed_on: on, next_on: next, at }: Row): DeskSignature => ({
  page,
  part,
  hash,
  by,
  days: on && next ? { on, next } : undefined,
  at,
});

const ofPart = 'SELECT id FROM signatures WHERE page = ?1 AND part = ?2';

function statementsFor(db: D1Database, { page, part, hash, by, email, days, at, blocks }: NewSignature) {
  const text = JSON.stringify(blocks.map(({ id, label, words, translated }) => [id, label, words, translated?.label, translated?.words]));
  return [
    db.prepare(`DELETE FROM signed_blocks WHERE signature IN (${ofPart})`).bind(page, part),
    db
      .prepare('INSERT INTO signatures (page, part, hash, by, email, signed_on, next_on, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)')
      .bind(page, part, hash, by, email, days?.on ?? null, days?.next ?? null, at),
    db
      .prepare(
        `INSERT INTO signed_blocks (signature, place, block, label, words, translated_label, translated_words)
         SELECT (${ofPart} ORDER BY id DESC LIMIT 1), key, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?3)`,
      )
      .bind(page, part, text),
  ];
}

/** Adds signatures, all or none, and keeps the text of each in place of that part's earlier text. No signature is changed or deleted. */
export async function addSignatures(db: D1Database, signatures: ReadonlyArray<NewSignature>): Promise<void> {
  const statements = signatures.flatMap((signature) => statementsFor(db, signature));
  if (statements.length > 0) await db.batch(statements);
}

/** Returns the newest signature of each part that has one: of all pages, or of one. */
export async function newestSignatures(db: D1Database, page?: string): Promise<ReadonlyArray<DeskSignature>> {
  const newest = `SELECT max(id) FROM signatures ${page === undefined ? '' : 'WHERE page = ?1'} GROUP BY page, part`;
  const statement = db.prepare(`SELECT ${columns} FROM signatures WHERE id IN (${newest}) ORDER BY page, id`);
  const { results } = await (page === undefined ? statement : statement.bind(page)).all<Row>();
  return results.map(read);
}

type SignedBlock = Pick<DeskBlock, 'id' | 'label' | 'words'> & { translated_label: string | null; translated_words: string | null };

/** Returns the text that was signed last in a part; none if it was taken back or is not kept here. */
export async function signedText(db: D1Database, page: string, part: string): Promise<ReadonlyArray<DeskBlock>> {
  const sql = `SELECT block AS id, label, words, translated_label, translated_words FROM signed_blocks WHERE signature = (${ofPart} ORDER BY id DESC LIMIT 1) ORDER BY place`;
  const { results } = await db.prepare(sql).bind(page, part).all<SignedBlock>();
  return results.map(({ translated_label: heading, translated_words: own, ...block }) =>
    own === null ? block : { ...block, translated: { label: heading ?? '', words: own } },
  );
}

/** Where a block was signed first. */
export type SignedPlace = { page: string; on: string };

type Elsewhere = { page: string; by: string; today: string; blocks: ReadonlyArray<DeskBlock> };

/** Returns which of a page's blocks are on other pages too, signed there by this doctor and not yet due again. */
export async function signedElsewhere(db: D1Database, { page, by, today, blocks }: Elsewhere) {
  const { results } = await db
    .prepare(
      `SELECT signed_blocks.block, signatures.page, min(signatures.signed_on) AS signed_on
       FROM signed_blocks JOIN signatures ON signatures.id = signed_blocks.signature
       WHERE signed_blocks.block IN (SELECT value FROM json_each(?1))
         AND signatures.by = ?2 AND signatures.next_on >= ?3 AND signatures.page != ?4
       GROUP BY signed_blocks.block`,
    )
    .bind(JSON.stringify(blocks.map(({ id }) => id)), by, today, page)
    .all<{ block: string; page: string; signed_on: string }>();
  return new Map(results.map((row): [string, SignedPlace] => [row.block, { page: row.page, on: row.signed_on }]));
}
