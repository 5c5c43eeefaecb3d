import { beforeWeightLoss, bring, liquidDietSteps } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '5221c307', before: 'bb5e7883', bring: 'cc3e89b2', steps: '98378ab3' },
  name: 'वज़न घटाने का बाईपास ऑपरेशन',
  before: beforeWeightLoss,
  bring,
  steps: liquidDietSteps,
} as const satisfies SheetIn<Operations['bypass']>;
