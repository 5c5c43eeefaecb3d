import type { OwnPath } from '#content/media-address.ts';

/** A post as a screen needs it in a list. */
export type ListedPost = {
  id: string;
  title: string;
  category: string;
  photo: OwnPath | null;
  date: string;
  href: string;
};

/** The same with how its text begins. */
export type PreviewedPost = ListedPost & { excerpt: string };
