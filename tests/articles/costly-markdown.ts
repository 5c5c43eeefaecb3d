/** Markdown that takes minutes to parse, or more, by what it is made of. */
export const costlyMarkdown = {
  'lists in lists': '- '.repeat(20_000),
  'emphasis without an end': '**a_'.repeat(20_000),
  'links without an end': '[x]('.repeat(20_000),
  'quotes in quotes': '>'.repeat(5_000),
} as const;
