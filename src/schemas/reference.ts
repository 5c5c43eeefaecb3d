/** The format of a reference, without 0 O 1 I L, which look or sound alike. */
export const referencePattern = /^GI-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/;

/** Formats a reference that was copied by hand: 'gi 7k3q92' becomes 'GI-7K3Q-92'. */
export function referenceAsShown(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, own = '', check = ''] = /^(?:GI)?(.{4})(.{2})$/.exec(letters) ?? [];
  return `GI-${own}-${check}`;
}
