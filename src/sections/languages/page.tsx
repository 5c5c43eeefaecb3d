import type { ReactNode } from 'react';
import { pathIn } from '#content/languages.ts';
import type { ReviewState } from '#content/review.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { generalCard } from '#seo/meta/share-picture.ts';
import { translatedGraph } from '#seo/structured-data/pages/translated-pages.ts';
import { type FrameTexts, LanguageFrame } from './frame.tsx';
import { linksIn } from './links.ts';

type Props = {
  texts: FrameTexts;
  /** Its address without the language: that of the English page, if it has one. */
  path: string;
  title: string;
  description: string;
  /** False where the page exists in this language alone. */
  inEnglish?: boolean;
  /** For a page that search engines leave out even once it is signed. */
  noindex?: boolean;
  /** Until the doctor has signed it, search engines are told to leave it out. */
  review: ReviewState;
  above?: 'symptoms' | 'treatments' | 'gettingReady';
  children: ReactNode;
};

/** A page in another language than English, with its head, header and footer. */
export function TranslatedPage({ texts, path, title, description, inEnglish = true, noindex = false, review, above, children }: Props) {
  const { language, practice } = texts;
  const links = linksIn(texts);
  const crumb = (name: keyof typeof links) => ({ label: links[name].name, path: links[name].href });
  const english = inEnglish ? path : undefined;
  const own = pathIn(language, path);
  return (
    <>
      <PageMeta
        description={description}
        noindex={noindex || review.state !== 'signed'}
        path={own}
        picture={generalCard}
        title={title}
        translation={{ language, practice: practice.names.practice, city: practice.names.city, english }}
      />
      <StructuredData
        json={translatedGraph({
          title,
          path: own,
          lang: language.lang,
          home: crumb('home'),
          english,
          review,
          ...(above && { above: crumb(above) }),
        })}
      />
      <LanguageFrame other={english} texts={texts}>
        {children}
      </LanguageFrame>
    </>
  );
}
