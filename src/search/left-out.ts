const pains = 'pain|pains|paining|painful|dard|dukh|dukhta|dukhat|dukhne|vedna|tras|taklif|trouble|दर्द|दुख|दुखत|वेदना|त्रास|तकलीफ';
const covers = 'insurance|insurence|insurnce|mediclaim|medicliam|policy|bima|vima|cashless|बीमा|विमा|मेडिक्लेम|इंश्योरेंस';
const no = 'no|not|without|without any|zero|bina|bagair|vina|बिना|विना';
const isNot = 'nahi|nahin|nahiye|naahi|nhi|nai|नहीं|नाही|नाहीये';
const edge = '(?<![\\p{L}\\p{M}\\p{N}])';
const end = '(?![\\p{L}\\p{M}\\p{N}])';

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

// How long it has been so tells no page from another, and 'days' and 'since' are in texts of their own. Months and years do tell one.
const number =
  '\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|ek|do|don|teen|tin|char|chaar|paanch|panch|pach|chhe|saat|aath|das|few|couple of|kuch|kai|kahi|एक|दो|दोन|तीन|चार|पांच|पाँच|पाच|छह|सहा|सात|आठ|नौ|दस|कुछ|कई|काही';
const unit =
  'days?|hours?|hrs?|weeks?|din|dino|dinon|ghante|ghanton|hafte|hafton|divas|tas|athavade|दिन|दिनों|घंटे|घंटों|हफ्ते|हफ्तों|दिवस|तास|आठवडे';
const moment =
  'yesterday|today|last night|this morning|morning|kal|kal raat|kal subah|parso|aaj|aaj subah|subah|raat|कल|कल रात|कल सुबह|परसों|आज|आज सुबह|सुबह|रात';

const spans = [
  `(?:since|from|for)(?:\\s+(?:the\\s+)?(?:last|past))?\\s+(?:${number})\\s+(?:${unit})`,
  `(?:since|from)\\s+(?:${moment})`,
  `(?:last|past)\\s+(?:${number})\\s+(?:${unit})`,
  `(?:pichle\\s+|पिछले\\s+)?(?:${number})\\s*(?:${unit})\\s+(?:se|say|pasun|से|पासून)`,
  `(?:${number})\\s*(?:divsapasun|divsanpasun|divasapasun|दिवसांपासून|दिवसापासून|तासांपासून)`,
  `(?:${moment})\\s+(?:se|से)`,
  'kalpasun|sakalpasun|कालपासून|सकाळपासून',
];
const since = new RegExp(`${edge}(?:${spans.join('|')})${end}`, 'giu');
const bare = new RegExp(`(?:^(?:${number})\\s*(?:${unit})\\s+|\\s+(?:${number})\\s*(?:${unit})$)`, 'giu');
// Days that are counted from or towards something, or spent: they are what is asked.
const counted =
  /before|after|post|pre|pehle|pahle|baad|nantar|adhi|until|till|within|stay|hospital|rest|leave|chutti|sutti|off|admit|discharge|return|open|operation|surgery|package|course|diet|old|in a|every|पहले|बाद|नंतर|आधी|छुट्टी|ऑपरेशन/iu;

/** A query (as typed or mended) without how long a complaint has lasted, in hours, days or weeks; as it is if nothing else is left. */
export function withoutDuration(query: string): string {
  if (counted.test(query)) return query;
  const rest = query.replace(since, ' ').replace(bare, ' ').replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{M}]{3}/u.test(rest) ? rest : query;
}
