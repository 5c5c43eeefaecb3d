import { formTextsIn } from '#content/languages/form-texts.ts';
import { english } from '#content/languages.ts';
import { WithdrawnScreen } from '#sections/forms/withdrawn-screen.tsx';

/** Prerendered, so the answer is byte for byte the same whether or not the request exists. */
export default function WithdrawnInEnglish() {
  return <WithdrawnScreen texts={formTextsIn(english)} />;
}

export const getConfig = () => ({ render: 'static' }) as const;
