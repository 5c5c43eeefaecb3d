import { beforeColon, bring, perhapsBowelDrinkSteps } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '49018293', before: '4387c5ae', bring: 'cc3e89b2', steps: '0e144321' },
  name: 'बड़े चीरे से बड़ी आँत का एक हिस्सा निकालना',
  before: beforeColon,
  bring,
  steps: perhapsBowelDrinkSteps,
} as const satisfies SheetIn<Operations['colon']>;
