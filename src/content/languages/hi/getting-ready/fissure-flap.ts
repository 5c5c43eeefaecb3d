import { beforeFissureOperation, bring } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '29dd082e', before: 'f1cd6729', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'फ़िशर पर चमड़ी की परत लगाने का ऑपरेशन',
  before: beforeFissureOperation,
  bring,
} as const satisfies SheetIn<Operations['fissure-flap']>;
