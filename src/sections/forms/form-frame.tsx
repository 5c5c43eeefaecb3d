import type { ReactNode } from 'react';
import type { FormTexts } from '#content/languages/form-texts.ts';
import { frameTexts } from '#content/languages/frame-texts.ts';
import { translatedLanguages } from '#content/languages.ts';
import type { ReviewState } from '#content/review.ts';
import { Reviewed } from '#sections/languages/bricks.tsx';
import { TranslatedPage } from '#sections/languages/page.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { Container } from '#ui/container.tsx';

type Props = {
  texts: FormTexts;
  /** Without the language. */
  path: string;
  title: string;
  description: string;
  /** For a page of one visitor's own, which has no counterpart in another language. */
  noindex?: boolean;
  /** For an answer that is the same for everybody, and so has counterparts although it is not to be found. */
  inEveryLanguage?: boolean;
  /** Of a page in another language. */
  review?: ReviewState | undefined;
  children: ReactNode;
};

/** The head of a form's page in English, whose layout brings header and footer; in another language these as well. */
export function FormFrame({ texts, path, title, description, noindex = false, inEveryLanguage = !noindex, review, children }: Props) {
  const frame = frameTexts(texts.language.tag);
  if (frame) {
    const state = review ?? { state: 'awaiting review' };
    return (
      <TranslatedPage
        description={description}
        inEnglish={inEveryLanguage}
        noindex={noindex}
        path={path}
        review={state}
        texts={frame}
        title={title}
      >
        {children}
        {/* Below the form, so that the first box stays in sight on a phone. */}
        <Container>
          <Reviewed review={state} texts={frame} />
        </Container>
      </TranslatedPage>
    );
  }
  return (
    <>
      <PageMeta
        alsoIn={inEveryLanguage ? translatedLanguages.map(({ tag }) => tag) : []}
        description={description}
        noindex={noindex}
        path={path}
        title={title}
      />
      {children}
    </>
  );
}
