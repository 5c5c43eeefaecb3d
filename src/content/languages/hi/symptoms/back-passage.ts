import type { RegionIn } from '#content/languages/translated.ts';
import type { backPassage } from '#content/symptoms/back-passage.ts';

export const text = {
  of: {
    name: 'ee2484f7',
    blood: 'bd0123e7',
    'black-stool': '290e4057',
    'sharp-pain': '6bf89ccf',
    lump: '0c334624',
    pus: '25675cff',
    itching: 'bb5984cb',
    'never-empty': 'fd49b159',
  },
  name: 'मलद्वार और लैट्रिन',
  summary: 'लैट्रिन में ख़ून, काली लैट्रिन, तेज़ दर्द, मस्सा, मवाद, खुजली या आँव: डॉक्टर को कितनी जल्दी दिखाएँ, और कौन-सा पन्ना पढ़ें।',
  symptoms: {
    blood: { words: 'लैट्रिन में या धोने-पोंछने पर ख़ून' },
    'black-stool': { words: 'काली, चिपचिपी लैट्रिन' },
    'sharp-pain': { words: 'लैट्रिन करते समय तेज़ दर्द', soonestIf: 'दर्द टीसे या कुछ घंटों से थमा न हो, तो' },
    lump: { words: 'गाँठ, या कुछ बाहर आना' },
    pus: { words: 'मवाद, फोड़ा, या गीलापन जो जाता नहीं' },
    itching: { words: 'खुजली, दुखना या लैट्रिन रिसना' },
    'never-empty': { words: 'आँव, या लगे कि पेट साफ़ नहीं होता' },
  },
} as const satisfies RegionIn<typeof backPassage>;
