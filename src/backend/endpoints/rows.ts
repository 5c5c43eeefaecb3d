import * as v from 'valibot';

/** A row whose fields differ by backend. */
export type Row = Readonly<Record<string, unknown>>;

export const rows = v.array(v.record(v.string(), v.unknown()));

/** An answer that holds its rows in `data`. */
export const rowsInData = v.pipe(
  v.object({ data: rows }),
  v.transform(({ data }) => data),
);
