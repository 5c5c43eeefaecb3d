/** The same text in another language: the same keys, a string for each string, lists of the same length. */
export type Translated<English> = English extends string
  ? string
  : { readonly [Key in keyof English]: Translated<English[Key]> };

/** Short hashes of the English that each part was translated from. `npm run parity -- --accept <file>` writes them. */
export type Hashes<Part extends string> = Readonly<Record<Part, string>>;

/** A file of plain texts whose English is a file of its own: `typeof import('…')`. */
export type TextsIn<English> = { of: Hashes<Extract<keyof English, string>> } & Translated<English>;
