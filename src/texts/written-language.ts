import type { TextLanguage } from '#content/patient-texts/seeds.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

// Words of the grammar, of which a sentence nearly always has some. Those that the other language has too are left out: का, की, होता (is, was),
// हवा (air, wanted), केला (banana, did), लागत (cost, begins), आधी (half, before).
const hindiWords = setOf(`
  है हैं हूँ हूं था थी थे में से को के पर ने और नहीं नही मैं मैंने मुझे मेरा मेरी मेरे हम हमें हमारा हमारी हमारे आप आपका आपकी आपके आपको यह ये वह
  वे उसे उनका उनकी उनके उनको क्या कब कहाँ कहां क्यों कैसे कौन कितना कितनी कितने बहुत भी तक लिए कुछ अब अभी चाहिए चाहता चाहती सकता सकती सकते
  रहा रही रहे गया गई गए हुआ हुई हुए करना देना लेना जाना पहले बाद`);
const marathiWords = setOf(`
  आहे आहेत आहोत होतो होतं होत नाही नाहीत नको मी मला माझा माझी माझे माझं माझ्या आम्ही आम्हाला आमचा आमची आमचे आमच्या तुम्ही तुम्हाला तुमचा तुमची
  तुमचे तुमच्या त्यांना त्यांचा त्यांची त्यांचे आणि व पण किंवा काय किती कधी केव्हा कुठे कसे कसा कशी खूप फार पाहिजे हवी हवे हवं नंतर साठी मध्ये सोबत
  झाला झाली झाले झालं झालो केली केलं असतो असते असतं असतात असेल होईल येईल जाईल राहील लागेल चालेल मिळेल करा द्या घ्या सांगा पाठवा कळवा येतो येते
  येतं येतात जातो जातात लागतो लागते लागतात राहतो राहते वाटते वाटतं दुखते दुखतं दुखत`);

// Endings and letters: करेंगे, महीनों, कीजिए, थोड़ा; पोटापासून, मुलाच्या, येतंय, व्हायची (and not इलायची), झालेली, गॅस, काळ.
const hindiForms = /(?:ें|ों|िए|िये|[ूऊ][ँं]|[ेए]ग[ाीे]|[ूएे][ंँ]ग[ाीे])$|\u093c/u;
const marathiForms =
  /(?:च्या|ांना|पासून|साठी|मध्ये|नंतर|बद्दल|ातून|तंय|तोय|तेय|लाय|लंय|(?<!इल)ायच(?:ा|ी|े|ं)|ायला|ण(?:े|ं|ार)|ले(?:ला|ली|ले|ल्या)|तील|तात)$|[ळऱॅॲ]|^पोट(?:ा|दु|$)/u;

/** The language of a text in Devanagari: the one that more of its words belong to, and Hindi where no word tells. */
function devanagariLanguageOf(text: string): 'hi' | 'mr' {
  const words = [...new Set(text.normalize('NFC').match(/[\p{Script=Devanagari}\p{M}]+/gu))];
  const of = (known: ReadonlySet<string>, forms: RegExp) => words.filter((word) => known.has(word) || forms.test(word)).length;
  return of(marathiWords, marathiForms) > of(hindiWords, hindiForms) ? 'mr' : 'hi';
}

/** The language in which the practice writes to somebody at first: the form's own, else the one in which they wrote. */
export function languageOf(language: string, written: string): TextLanguage {
  if (language === 'hi' || language === 'mr') return language;
  return /\p{Script=Devanagari}{2}/u.test(written) ? devanagariLanguageOf(written) : 'en';
}
