import * as v from 'valibot';

/** A backend's id as a string: `id`, or `_id` where the database shows through; a number or a string. */
export const withId = v.pipe(
  v.looseObject({ id: v.nullish(v.unknown()), _id: v.nullish(v.unknown()) }),
  v.transform((row) => ({ ...row, id: row.id ?? row._id })),
);

export const identifier = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());
