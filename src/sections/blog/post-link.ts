import type { OwnPath } from '#content/media-address.ts';

export type ListedPost = {
  id: string;
  title: string;
  category: string;
  photo: OwnPath | null;
  date: string;
  href: string;
};

export type PreviewedPost = ListedPost & { excerpt: string };
