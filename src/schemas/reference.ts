/** The format of a reference, without 0 O 1 I L, which look or sound alike. */
export const referencePattern = /^GI-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/;

/** Formats a reference that was copied by hand: 'gi 7k3q92' becomes 'GI-7K3Q-92'. */
export function referenceAsShown(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, own = '', check = ''] = /^(?:GI)?(.{4})(.{2})$/.exec(letters) ?? [];
  return `GI-${own}-${check}`;
}

/** The letters of a part of a reference, at least three, as somebody typed it: 'gi-7k3' is '7K3'. '' for anything else. */
export function referencePart(typed: string): string {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  return /^(?:GI)?([2-9A-HJ-NP-Z]{3,6})$/.exec(letters)?.[1] ?? '';
}
