import { beforeWeightLoss, bring, liquidDietSteps } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '5221c307', before: '4f9a5c29', bring: 'e2cc6583', steps: 'd5933a05' },
  name: 'वज़न घटाने का बाईपास ऑपरेशन',
  before: beforeWeightLoss,
  bring,
  steps: liquidDietSteps,
} as const satisfies SheetIn<Operations['bypass']>;
