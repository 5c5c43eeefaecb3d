// About five lines of a phone.
const enough = 26;

const lengthOf = (text: string) => text.split(/\s+/).length;

// 'Any one of these: …' and 'Such as …' belong to what they count.
const anyOfThese = /^(?:(?:इनमें|उनमें) से|जैसे) /u;

const clauseBefore = /^(?:जिन|जो )[^,]*, |^[^,]*, तो /u;
const verb =
  /(?:^| )(?:है|हैं|था|थी|थे|हो|हुआ|हुई|हुए|गया|गई|गए|जिए|पका|लौट\S*|रह\S*|रुक\S*|टिक\S*|घट\S*|पड़\S*|लग\S*|कर\S*|दे\S*|बता\S*|मिल\S*)(?=[ ,;:।])/u;
const withoutVerb = /(?: (?:का|की|के|को|में|से)|\})।$/u;

/** Whether a sentence borrows from the one before it: 'Any one of these: …', 'Such as …', 'Of the others 21 in 100'. */
function refersBack(sentence: string): boolean {
  const begins = sentence.replace(/;.*/u, '।');
  return anyOfThese.test(sentence) || (withoutVerb.test(begins) && !verb.test(begins.replace(clauseBefore, '')));
}

/** A long text as paragraphs of a few sentences each; what is asked stays with what follows from it. */
export function paragraphsOf(text: string): ReadonlyArray<string> {
  const paragraphs: string[] = [];
  for (const sentence of text.split(/(?<=[।?]) +/u)) {
    const last = paragraphs.at(-1);
    if (last === undefined || (lengthOf(last) >= enough && !last.endsWith('?') && !refersBack(sentence))) paragraphs.push(sentence);
    else paragraphs[paragraphs.length - 1] = `${last} ${sentence}`;
  }
  // A last line of its own belongs to what it ends.
  const [before, end] = paragraphs.slice(-2);
  return before && end && lengthOf(end) < 16 ? [...paragraphs.slice(0, -2), `${before} ${end}`] : paragraphs;
}
