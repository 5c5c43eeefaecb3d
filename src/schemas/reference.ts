/** A reference as visitors are shown it. Without 0 O 1 I L, which sound or look alike. */
export const referencePattern = /^GI-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/;

/** A reference as someone copied it by hand, in the form in which it was shown: 'gi 7k3q92' is 'GI-7K3Q-92'. */
export function referenceAsShown(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, own = '', check = ''] = /^(?:GI)?(.{4})(.{2})$/.exec(letters) ?? [];
  return `GI-${own}-${check}`;
}
