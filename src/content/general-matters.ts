/** What many people weigh before any choice, for pages that have no sheet of their own (what-matters.ts). No one choice follows from it. */
export const generalMatters = [
  'How I can live from day to day matters most to me.',
  'I am afraid of an operation, or of the anaesthetic.',
  'I cannot be away for long from work, or from those I care for.',
] as const;
