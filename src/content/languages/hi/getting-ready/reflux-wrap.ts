import { bring, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: 'db08a2e6', before: '3d123f5f', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'एसिडिटी का ऑपरेशन (एंटी-रिफ़्लक्स सर्जरी, फ़ंडोप्लिकेशन)',
  before: tests,
  bring,
} as const satisfies SheetIn<Operations['reflux-wrap']>;
