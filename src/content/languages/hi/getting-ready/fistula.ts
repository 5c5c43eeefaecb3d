import { beforeAnalOperation, bring } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '6d0575c7', before: '0fca651a', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'भगंदर (फ़िस्टुला) का रास्ता खोलना',
  before: beforeAnalOperation,
  bring,
} as const satisfies SheetIn<Operations['fistula']>;
