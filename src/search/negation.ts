const pains = 'pain|pains|paining|painful|dard|dukh|dukhta|dukhat|dukhne|vedna|tras|taklif|trouble|दर्द|दुख|दुखत|वेदना|त्रास|तकलीफ';
const covers = 'insurance|insurence|insurnce|mediclaim|medicliam|policy|bima|vima|cashless|बीमा|विमा|मेडिक्लेम|इंश्योरेंस';
const no = 'no|not|without|without any|zero|bina|bagair|vina|बिना|विना';
const isNot = 'nahi|nahin|nahiye|naahi|nhi|nai|नहीं|नाही|नाहीये';
const edge = '(?<![\\p{L}\\p{M}])';
const end = '(?![\\p{L}\\p{M}])';

const deniedOf = (things: string) =>
  new RegExp(
    `${edge}(?:(?:but|par|pan|lekin|पर|पण|लेकिन)\\s+)?(?:(?:${no})\\s+(?:${things})|(?:${things})\\s+(?:(?:bhi|pan|भी|पण)\\s+)?(?:${isNot})(?:\\s+(?:hai|hain|ahe|aahe|hota|hoti|hot|hua|है|आहे|होता|होत))?)${end}`,
    'giu',
  );
const noPain = deniedOf(pains);
const noCover = deniedOf(covers);
// Complaints beside which a 'no' matters: people ask about a stone without pain because it does not hurt.
const other = /blood|bleed|blod|khoon|khun|rakt|lump|gaanth|ganth|gath|swelling|sujan|yellow|pila|pivl|खून|रक्त|गांठ|गाठ|सूजन|सूज|पील|पिवळ/iu;
const money = /price|prise|cost|fee|fees|charge|kharch|kharcha|paise|paisa|cash|deposit|pay|bill|package|रक्कम|खर्च|खर्चा|पैसे/iu;

/** Leaves out what a query says is not there, where something else is asked: 'blood, no pain', 'the price without insurance'. */
export function withoutNegated(query: string): string {
  const left = (pattern: RegExp, asked: RegExp) => {
    const rest = query.replace(pattern, ' ').replace(/\s+/g, ' ').trim();
    return asked.test(rest) ? rest : query;
  };
  const painless = left(noPain, other);
  return painless === query ? left(noCover, money) : painless;
}
