import { bring, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '03447074', before: '3d123f5f', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'दूरबीन से जाँघ और पेट के जोड़ के हर्निया का ऑपरेशन',
  before: tests,
  bring,
} as const satisfies SheetIn<Operations['keyhole-hernia']>;
