/** Whom sections speak of that are not for every reader, by the words of their titles. */
const people = [
  { name: 'children', named: /\bchildren\b|\bbabies\b/i },
  { name: 'pregnancy', named: /pregnan/i },
  { name: 'women', named: /\bwomen\b/i },
  { name: 'family', named: /\bfamily\b|\brelatives\b/i },
  { name: 'checks', named: /\bcheck\b|\bscans\b/i },
] as const;

/** The heading over these sections: it names those who are there, and nobody else. */
export function othersTitle(sections: ReadonlyArray<{ title: string }>): string {
  const there = people.flatMap(({ name, named }) => (sections.some(({ title }) => named.test(title)) ? [name] : []));
  const more = sections.some(({ title }) => !people.some(({ named }) => named.test(title)));
  const words = [...there, ...(more ? ['special cases'] : [])].join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
