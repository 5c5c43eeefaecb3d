import type { RulesIn } from '#content/languages/translated.ts';
import type { weightLossSurgery } from '#content/triage/weight-loss-surgery.ts';

export const text = {
  of: {
    'slimming-pulse': 'f67a16ad',
    'slimming-vomiting': 'fbfb8834',
    'slimming-late-pain': 'f6d585df',
    'slimming-nerves': 'cd3cb43d',
    'slimming-pulse-milder': 'b633ba03',
    'slimming-drinks-little': '95736339',
    'slimming-tired': '0974f7ae',
    'slimming-low-sugar': 'e9c8eae7',
  },
  words: {
    'slimming-pulse': 'ऑपरेशन के बाद आराम करते समय भी नब्ज़ {LeakPulse} से ऊपर बनी रहे',
    'slimming-vomiting': 'ऑपरेशन के बाद, चाहे बरसों बाद, उल्टी होती रहे या पानी तक पेट में न टिके',
    'slimming-late-pain': 'वज़न घटाने के ऑपरेशन के बाद कभी भी पेट में अचानक तेज़ दर्द उठे, चाहे बाईपास के बरसों बाद',
    'slimming-nerves': 'सोचने-समझने में उलझन हो, नींद छाई रहे, चाल लड़खड़ाए, या एक चीज़ दो दिखे',
    'slimming-pulse-milder': 'आराम करते समय नब्ज़ आपकी आम नब्ज़ से तेज़ बनी रहे, पर {LeakPulse} से ऊपर नहीं',
    'slimming-drinks-little': 'आप थोड़ा ही पी पाएँ और पेशाब गहरे रंग का हो',
    'slimming-tired': 'ऑपरेशन के महीनों बाद थकान रहे या बाल झड़ें: ख़ून और विटामिन की जाँच कराएँ',
    'slimming-low-sugar': 'ऑपरेशन के बाद पसीना आए, हाथ-पैर काँपें या शुगर की रीडिंग कम निकले: अभी चीनी लें, और उसी दिन पूछें कि कौन-सी गोलियाँ कम करनी हैं',
  },
} as const satisfies RulesIn<typeof weightLossSurgery>;
