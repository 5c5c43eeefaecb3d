import { bring, smallTests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '1e31abda', before: 'bb0cf717', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'लिवर की सिस्ट (पानी की थैली) सुई से ख़ाली करना',
  before: [...smallTests, 'पहले स्कैन और हाइडैटिड बीमारी के लिए ख़ून की जाँच होती है'],
  bring,
} as const satisfies SheetIn<Operations['liver-cyst-needle']>;
