/** At most so many characters, cut after a whole word where there is one near, with an ellipsis when there was more. */
export function cutAtWord(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most - 1).join('');
  const whole = cut.replace(/[\s,;:]+\S*$/u, '');
  return `${whole.length > cut.length * 0.8 ? whole : cut.trimEnd()}…`;
}
