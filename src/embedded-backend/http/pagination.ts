import type { Context } from 'hono';
import { badRequest, type Parsed } from './request-body.ts';

// A hundred rows with the longest texts stay under the 2 MB that the site's client reads.
const rowsPerPage = 100;

type Page = {
  data: ReadonlyArray<{ id: number }> /** Give it as ?after= for the rows before these; null on the last page. */;
  next: number | null;
};

type Read = (range: { before: number; limit: number }) => Promise<ReadonlyArray<{ id: number }>>;

/** One page of rows, the latest first; `?after=` is the last id that was seen. */
export async function paginate(c: Context, read: Read): Promise<Parsed<Page>> {
  const after = c.req.query('after') ?? String(Number.MAX_SAFE_INTEGER);
  if (!/^\d{1,16}$/.test(after)) return badRequest(c, { after: ['This must be the id of a row.'] });
  const results = await read({ before: Number(after), limit: rowsPerPage + 1 });
  const data = results.slice(0, rowsPerPage);
  return { ok: true, value: { data, next: results.length > rowsPerPage ? (data.at(-1)?.id ?? null) : null } };
}
