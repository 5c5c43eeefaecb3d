/**
 * Something that schema.org describes. The tests read every built graph against its whole vocabulary (`schema-dts`), so its types are not
 * asked for a second time: they cost the compiler half of its work.
 */
export type Node = { readonly [property: string]: unknown };
