import type { RulesIn } from '#content/languages/translated.ts';
import type { visits } from '#content/triage/visits.ts';

export const text = {
  of: {
    slime: 'a9568e40',
    'piles-known': '20b730d5',
    'piles-home-care': '68a2518a',
    'fissure-again': '125b011a',
    'fissure-and-more': 'e2b040d3',
    'stained-underwear': '442ee4e8',
    'boil-returns': '6af6bdda',
    'colonoscopy-due': '97b35bd1',
  },
  words: {
    slime: 'लैट्रिन में आँव आए, पर ख़ून न हो',
    'piles-known': 'डॉक्टर ख़ून आने की वजह बता चुके हैं, और थोड़ा ख़ून फिर आता रहता है',
    'piles-home-care': 'घर पर एक हफ़्ता ध्यान रखने के बाद भी खुजली, गाँठ या दर्द रहे',
    'fissure-again': 'लैट्रिन में दर्द फिर से होने लगे, या घर की देखभाल से कुछ हफ़्तों में ठीक न हो',
    'fissure-and-more': 'घाव या नली के साथ दस्त, मुँह में छाले या लंबी खाँसी भी हो',
    'stained-underwear': 'मलद्वार के पास छोटे छेद से कभी-कभी मवाद या चिपचिपा पानी आए, या खोला हुआ फोड़ा न भरे',
    'boil-returns': 'मलद्वार के पास फोड़ा भर जाए और फिर उसी जगह निकले',
    'colonoscopy-due': 'आपकी अगली कोलोनोस्कोपी का समय आ गया है, या आपको पता नहीं कि वह कब है',
  },
} as const satisfies RulesIn<typeof visits>;
