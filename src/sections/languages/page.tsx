import type { ReactNode } from 'react';
import { phoneAsRead } from '#content/contact-links.ts';
import type { FrameTexts } from '#content/languages/frame-texts.ts';
import { pathIn } from '#content/languages.ts';
import { openIn } from '#content/opening-hours.ts';
import { wholeBody } from '#content/organ-view.ts';
import type { ReviewState } from '#content/review.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { PrintedHead } from '#sections/printed-head.tsx';
import { AbovePage } from '#sections/shell/above-page.tsx';
import { BelowPage } from '#sections/shell/below-page.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { cardOfDrawing } from '#seo/meta/share-picture.ts';
import type { Node } from '#seo/structured-data/node.ts';
import { translatedGraph } from '#seo/structured-data/pages/translated-pages.ts';
import { Container } from '#ui/container.tsx';
import { linksIn } from './links.ts';
import { SearchFormIn } from './search-form.tsx';
import { shellIn } from './shell-in.ts';

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
  /** For search engines, of a page about an illness or an operation. */
  medical?: Node;
  /** The drawing of a shared link (`cardOfDrawing`). */
  drawing?: string;
  children: ReactNode;
};

/** The practice, its phone and hours, and whom to call in an emergency. */
const printedIn = ({ words: { nav, care }, practice: { names }, times }: FrameTexts): string =>
  [`${names.practice}, ${names.city}`, `${nav.call} ${phoneAsRead}`, openIn(times), care.inAnEmergency].join(' · ');

/** A page in another language than English, with its head, header and footer. */
export function TranslatedPage({
  texts,
  path,
  title,
  description,
  inEnglish = true,
  noindex = false,
  review,
  above,
  medical,
  drawing = wholeBody.src,
  children,
}: Props) {
  const { language, practice } = texts;
  const links = linksIn(texts);
  const crumb = (name: keyof typeof links) => ({ label: links[name].name, path: links[name].href });
  const english = inEnglish ? path : undefined;
  const own = pathIn(language, path);
  const shell = shellIn(texts);
  return (
    <>
      <PageMeta
        description={description}
        noindex={noindex || review.state !== 'signed'}
        path={own}
        picture={cardOfDrawing(drawing)}
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
          names: practice.names,
          medical,
          ...(above && { above: crumb(above) }),
        })}
      />
      <AbovePage shell={shell} />
      <Container>
        <PrintedHead words={printedIn(texts)} />
      </Container>
      <main className="translated relative" id="main">
        {children}
      </main>
      <BelowPage search={<SearchFormIn className="min-w-0 grow" id="menu-search" texts={texts} />} shell={shell} />
    </>
  );
}
