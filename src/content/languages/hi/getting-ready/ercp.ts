import { bring, smallTests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '4f56da17', before: 'fc1fdc7b', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'मुँह के रास्ते पित्त की नली साफ़ करना (ईआरसीपी)',
  before: [...smallTests, 'एक्स-रे की डाई या दर्द की किसी दवा से एलर्जी, कमज़ोर गुर्दे या अल्सर हो, तो हमें बताएँ'],
  bring,
} as const satisfies SheetIn<Operations['ercp']>;
