import { beforeRectum, bring, perhapsBowelDrinkSteps } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '1927ac48', before: 'e3167475', bring: 'cc3e89b2', steps: '0e144321' },
  name: 'बड़े चीरे से मलाशय (बड़ी आँत का आख़िरी हिस्सा) निकालना, और नीचे आँत जोड़ना',
  before: beforeRectum,
  bring,
  steps: perhapsBowelDrinkSteps,
} as const satisfies SheetIn<Operations['rectum']>;
