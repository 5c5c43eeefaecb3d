import type { OneRequest } from '#requests/calls/one-request.ts';
import type { FieldErrors } from '#schemas/fields.ts';

export type RequestScreenProps = {
  request: OneRequest;
  /** The staff by e-mail address. */
  names: ReadonlyMap<string, string>;
  /** Rows of the rulebook that their words name. */
  emergency: ReadonlyArray<string>;
  now: number;
  query: string;
  mayErase: boolean;
  /** After a form that was not taken: what was typed, why, and whether somebody else was first. */
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
  changed?: boolean;
};
