import type { ComponentProps } from 'react';
import type { FormTexts } from '#content/languages/form-texts.ts';
import { YourRequests } from '#ui/forms/your-requests.tsx';

/** The place of what this phone remembers, with the words of a language other than English for the script that fills it. */
export function RequestsPlace({ place, texts }: Pick<ComponentProps<typeof YourRequests>, 'place'> & { texts: FormTexts | undefined }) {
  return <YourRequests place={place} {...(texts?.times && { words: JSON.stringify({ kept: texts.forms.kept, times: texts.times }) })} />;
}
