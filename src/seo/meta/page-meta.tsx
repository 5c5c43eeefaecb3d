import { english, type Language } from '#content/languages.ts';
import { practice } from '#content/practice.ts';
import { absolute } from '#seo/absolute.ts';
import { Alternates, languagesOf } from './alternates.tsx';
import { cardOfPage, generalCard, type SharePicture } from './share-picture.ts';

export type PageMetaProps = {
  title: string;
  /** 120 to 160 characters. */
  description: string;
  keywords?: ReadonlyArray<string>;
  /** Canonical path on our own site. */
  path: string;
  noindex?: boolean;
  type?: 'website' | 'article' | 'profile';
  /** Defaults to the card of the page's path. */
  picture?: SharePicture;
  /** ISO 8601. */
  published?: string | undefined;
  modified?: string | undefined;
  /** Category of an article. */
  section?: string | undefined;
  /** Tags of the other languages that have the page, where it is not one that all have. */
  alsoIn?: ReadonlyArray<string>;
  /** Of a page in another language: its names, and the English address of the same page, if it has one. */
  translation?: { language: Language; practice: string; city: string; english: string | undefined };
};

type SharingProps = Pick<PageMetaProps, 'title' | 'description' | 'type' | 'published' | 'modified' | 'section' | 'translation'> & {
  url: string;
  picture: SharePicture;
};

/** Open Graph, and the kind of card that X makes of it. */
function Sharing({
  title,
  description,
  url,
  type = 'website',
  picture: { src, width, height },
  published,
  modified,
  section,
  translation,
}: SharingProps) {
  return (
    <>
      <meta content={type} property="og:type" />
      <meta content={title} property="og:title" />
      <meta content={description} property="og:description" />
      <meta content={url} property="og:url" />
      <meta content={translation?.practice ?? practice.name} property="og:site_name" />
      <meta content={(translation?.language ?? english).locale} property="og:locale" />
      {translation?.english !== undefined && <meta content={english.locale} property="og:locale:alternate" />}
      <meta content={absolute(src)} property="og:image" />
      {width && <meta content={String(width)} property="og:image:width" />}
      {height && <meta content={String(height)} property="og:image:height" />}
      {/* The card of a page in another language has no words. */}
      <meta content={translation?.practice ?? title} property="og:image:alt" />
      {published && <meta content={published} property="article:published_time" />}
      {modified && <meta content={modified} property="article:modified_time" />}
      {section && <meta content={section} property="article:section" />}
      <meta content="summary_large_image" name="twitter:card" />
    </>
  );
}

/** A page's metadata for search engines and sharing; React moves it into the head. */
export function PageMeta({ keywords, path, noindex, picture, alsoIn, ...shown }: PageMetaProps) {
  const { title, description, translation } = shown;
  const url = absolute(path);
  return (
    <>
      <title>{`${title} | ${translation?.practice ?? practice.name}, ${translation?.city ?? practice.city}`}</title>
      <meta content={description} name="description" />
      {keywords && <meta content={keywords.join(', ')} name="keywords" />}
      {noindex ? <meta content="noindex" name="robots" /> : <link href={url} rel="canonical" />}
      <Alternates
        english={translation ? translation.english : path}
        tags={translation ? [translation.language.tag] : languagesOf(path, alsoIn)}
      />
      <Sharing {...shown} picture={picture ?? (noindex ? generalCard : cardOfPage(path))} url={url} />
    </>
  );
}
