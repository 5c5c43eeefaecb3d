/** Names in a row: 'अंग्रेज़ी, हिन्दी और मराठी'. No comma stands before the last 'and', which some locales' data puts there. */
export function listed(lang: string, names: ReadonlyArray<string>): string {
  const parts = new Intl.ListFormat(lang).formatToParts(names);
  return parts.map(({ type, value }, at) => (type === 'literal' && at === parts.length - 2 ? value.replace(/^, /, ' ') : value)).join('');
}
