/** A sentence with its gaps filled: '{number} पर फ़ोन करें'. Throws where nothing fills one. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => {
    if (!(name in values)) throw new Error(`Nothing fills ${gap} in '${sentence}'.`);
    return String(values[name]);
  });
}
