import { bring, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: 'dfbd1885', before: 'aaf031c5', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'स्टोमा (पेट पर लैट्रिन का रास्ता) बंद करना',
  before: [...tests, 'एक जाँच, जिससे दिखे कि स्टोमा से नीचे की आँत खुली है और उसका घाव भर चुका है'],
  bring,
} as const satisfies SheetIn<Operations['stoma-closing']>;
