// About five lines of a phone.
const enough = 26;

const lengthOf = (text: string) => text.split(/\s+/).length;

// 'Any one of these: …' belongs to what it counts.
const refersBack = /^(?:इनमें|उनमें) से /u;

/** A long text as paragraphs of a few sentences each; what is asked stays with what follows from it. */
export function paragraphsOf(text: string): ReadonlyArray<string> {
  const paragraphs: string[] = [];
  for (const sentence of text.split(/(?<=[।?]) +/u)) {
    const last = paragraphs.at(-1);
    if (last === undefined || (lengthOf(last) >= enough && !last.endsWith('?') && !refersBack.test(sentence))) paragraphs.push(sentence);
    else paragraphs[paragraphs.length - 1] = `${last} ${sentence}`;
  }
  // A last line of its own belongs to what it ends.
  const [before, end] = paragraphs.slice(-2);
  return before && end && lengthOf(end) < 16 ? [...paragraphs.slice(0, -2), `${before} ${end}`] : paragraphs;
}
