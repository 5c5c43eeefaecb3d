import { bring, buildUp, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '62a0894a', before: 'e8360d56', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'पित्त की नली ठीक करने का ऑपरेशन',
  before: [...tests, ...buildUp],
  bring,
} as const satisfies SheetIn<Operations['bile-duct-repair']>;
