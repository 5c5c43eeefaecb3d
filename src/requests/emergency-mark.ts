import { emergencySigns } from '#search/emergency/signs.ts';
import type { RequestRow } from './request.ts';

/** The mark of an emergency as a row keeps it: the rules that what somebody wrote fits, as a JSON array; null for none. */
export function emergencyMark(text: string): RequestRow['emergency'] {
  const rules = emergencySigns(text);
  return rules.length > 0 ? JSON.stringify(rules) : null;
}
