import { languageOf } from '#content/also-called.ts';
import type { OwnPath } from '#content/media-address.ts';
import { absolute } from '#seo/absolute.ts';
import { postPictures } from '#seo/meta/share-picture.ts';
import { clinicId } from '#seo/structured-data/clinic.ts';
import { editorialAuthor } from '#seo/structured-data/doctor.ts';
import { pageGraph } from '#seo/structured-data/graph.ts';
import type { Node } from '#seo/structured-data/node.ts';
import { breadcrumbs, language } from '#seo/structured-data/web-site.ts';
import { blogId } from './lists.ts';

/** A post on its page; every string comes from the backend and is plain text. */
export type PublishedPost = {
  title: string;
  category: string;
  photo: OwnPath | null;
  href: string;
  /** ISO 8601 with +05:30; missing if the backend gave no date. */
  publishedAt?: string | undefined;
  updatedAt?: string | undefined;
};

// Search engines cut longer headlines.
const longestHeadline = 110;

export function postGraph(post: PublishedPost, description: string): string {
  const url = absolute(post.href);
  const posting: Node = {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    headline: [...post.title].slice(0, longestHeadline).join(''),
    description,
    image: postPictures(post.photo),
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    ...(post.updatedAt && { dateModified: post.updatedAt }),
    author: editorialAuthor,
    publisher: { '@id': clinicId },
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    isPartOf: { '@type': 'Blog', '@id': blogId, url: absolute('/blog') },
    ...(post.category && { articleSection: post.category }),
    inLanguage: languageOf(post.title) ? 'hi-IN' : language,
  };
  return pageGraph([breadcrumbs({ label: 'Blog', path: '/blog' }, { label: post.title, path: post.href }), posting]);
}
