import { beforeAnalOperation, bring } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: 'b82b7143', before: '0fca651a', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'मलाशय (बड़ी आँत का आख़िरी हिस्सा) का बड़ा पॉलिप मलद्वार के रास्ते निकालना',
  before: beforeAnalOperation,
  bring,
} as const satisfies SheetIn<Operations['rectal-polyp']>;
