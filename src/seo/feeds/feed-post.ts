import type { OwnPath } from '#content/media-address.ts';
import { practice } from '#content/practice.ts';

/** A post as the feeds tell of it; every string comes from the backend and is plain text. */
export type FeedPost = {
  id: string;
  title: string;
  category: string;
  excerpt: string;
  photo: OwnPath | null;
  href: string;
  publishedAt?: string | undefined;
  updatedAt?: string | undefined;
};

/** Readers ask often and show the newest; the whole blog is in the sitemap. */
export const postsInFeed = 50;

export const feedTitle = `Blog of ${practice.name}, ${practice.city}`;
export const feedDescription = 'Plain answers to what people ask about the gallbladder, liver, stomach, bowel, hernia and surgery.';
