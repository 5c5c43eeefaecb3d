import { expect, test } from 'vitest';
import { allTexts } from '#content/languages/all-texts.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { keptTogether } from '#content/languages/kept-together.ts';
import { listed } from '#content/languages/list.ts';
import { paragraphsOf } from '#content/languages/paragraphs.ts';
import { sayer } from '#content/languages/views.ts';
import { translatedLanguages } from '#content/languages.ts';
import { practice } from '#content/practice.ts';

test('a Hindi line never ends between number and word', () => {
  expect(keptTogether({ lines: ['हर 2 घंटे पर', '{days} दिन में'], at: 7, none: undefined })).toEqual({
    lines: ['हर 2\u00a0घंटे पर', '{days}\u00a0दिन में'],
    at: 7,
    none: undefined,
  });
  const torn = /(?<!\b1(?:12|08))(?<=\d) (?=\p{L})/u;
  expect(allTexts.flatMap(({ medicines, words }) => JSON.stringify([medicines, words])).filter((all) => torn.test(all))).toEqual([]);
  const days = `${practice.privacy.answersWithinDays}\u00a0दिन`;
  for (const language of translatedLanguages) expect(formTextsIn(language).withdrawal.received.next.join(' ')).toContain(days);
});

test('112 and 108 keep plain spaces in Hindi texts', () => {
  expect(keptTogether('112 या 108 पर फ़ोन करें')).toBe('112 या 108 पर फ़ोन करें');
});

test('both temperatures of a fever stay on one line in Hindi', () => {
  for (const texts of allTexts) expect(sayer(texts)('38 °C (100.4 °F)')).toBe('38\u00a0°C\u00a0(100.4\u00a0°F)');
});

test('a Hindi range or share stays on one line', () => {
  for (const texts of allTexts) {
    expect(sayer(texts)('2 to 3 weeks')).toBe('2\u00a0से\u00a03\u00a0हफ़्ते');
    expect(sayer(texts)('8 in 100 people')).toBe('100\u00a0में\u00a0से\u00a08');
  }
});

test('a Hindi letter that names a kind stays with its word', () => {
  expect(keptTogether('हेपेटाइटिस बी या सी, बी-सेल')).toBe('हेपेटाइटिस\u00a0बी या सी, बी-\u2060सेल');
  expect(keptTogether('एक-दो दिन, दिन-ब-दिन, घूँट-घूँट')).toBe('एक-\u2060दो दिन, दिन-\u2060ब-\u2060दिन, घूँट-घूँट');
});

test('a Hindi list has no comma before its last name', () => {
  expect(listed('hi-IN', ['अंग्रेज़ी', 'हिन्दी', 'मराठी'])).toBe('अंग्रेज़ी, हिन्दी और मराठी');
});

// The choices of a treatment were one block of up to fifteen sentences.
test('long Hindi texts become paragraphs of at most a few sentences', () => {
  const long = allTexts.flatMap(({ treatments }) =>
    Object.values(treatments).flatMap((text) => text?.choices.map(({ line }) => line) ?? []),
  );
  expect(long.length).toBeGreaterThan(100);
  for (const line of long) {
    const paragraphs = paragraphsOf(line);
    expect(paragraphs.join(' ')).toBe(line);
    expect(Math.max(...paragraphs.map((each) => each.split(/\s+/).length))).toBeLessThan(75);
  }
});

test('a Hindi paragraph never begins with what refers back', () => {
  const signs = 'आँखें पीली हों, दर्द बढ़े, पेट फूले, घाव से पित्त आए, उल्टी रुके ही नहीं, बेहोशी जैसा लगे, पेशाब न आए या टाँग सूजे, तो यह इमरजेंसी है।';
  const both = `${signs} इनमें से एक भी बात हो, तो 112 या 108 पर फ़ोन करें।`;
  expect(paragraphsOf(`${both} ${signs}`)).toEqual([both, signs]);
});

// 'Of the others 21 in 100' stood alone, and nobody could hear that they had died.
test('a Hindi paragraph never begins with a borrowed verb', () => {
  const died = 'क़ाबू में आए सिरोसिस में हेपेटाइटिस सी जाने पर दस साल में, चाहे इलाज कुछ भी और कहीं भी हुआ हो, {cured} लोगों की लिवर की बीमारी से मौत हुई।';
  const next = 'ब्रिटेन में शुरू में ही शराब छोड़ चुके {stopped} लोग {years} बाद जीवित थे, और जो पीते रहे, उनमें से बहुत कम लोग इतने समय बाद भी जीवित थे।';
  for (const others of ['बाक़ी में {notCured} की।', 'जिन्हें दवा बिल्कुल नहीं मिली, उनमें {notCured}।', 'जैसे कि सूजन से, या ख़ून बहने से हुई।'])
    expect(paragraphsOf(`${died} ${others} ${next}`)).toEqual([`${died} ${others}`, next]);
  for (const whole of [
    'उनमें {notCured} का इलाज हुआ, और {cured} का नहीं, चाहे वे किसी भी देश के हों और कितने ही समय से बीमार हों, ऐसा इस अध्ययन में लिखा है।',
  ])
    expect(paragraphsOf(`${died} ${whole}`)).toEqual([died, whole]);
});
