import { bring, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '433ebc57', before: '3d123f5f', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'पुराने टाँके के हर्निया का चीरा लगाकर ऑपरेशन',
  before: tests,
  bring,
} as const satisfies SheetIn<Operations['scar-hernia']>;
