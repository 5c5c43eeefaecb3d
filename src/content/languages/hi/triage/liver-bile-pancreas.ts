import type { RulesIn } from '#content/languages/translated.ts';
import type { liverBilePancreas } from '#content/triage/liver-bile-pancreas.ts';

export const text = {
  of: { 'cirrhosis-bleeding': 'e9926de3' },
  words: {
    'cirrhosis-bleeding': 'आपको लिवर की बीमारी है और मुँह या लैट्रिन के रास्ते थोड़ा भी ख़ून आए',
  },
} as const satisfies RulesIn<typeof liverBilePancreas>;
