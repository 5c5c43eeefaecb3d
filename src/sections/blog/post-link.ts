/** A post as a screen needs it in a list. */
export type ListedPost = {
  id: string;
  title: string;
  category: string;
  photo: string | null;
  date: string;
  excerpt: string;
  href: string;
};
