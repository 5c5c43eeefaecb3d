import { practice } from '#content/practice.ts';
import { cutAtWord } from '#schemas/plain-text.ts';

/** Returns the metadata of a page of the blog's list; later pages name their number. */
export function blogMeta(page: number) {
  const later = page > 1;
  return {
    title: later ? `Blog, page ${page}` : 'Blog',
    description: `${later ? `Page ${page}: plain` : 'Plain'} answers to what people ask about the gallbladder, liver, stomach, bowel, hernia and surgery, each with its sources and its dates.`,
    path: later ? `/blog?page=${page}` : '/blog',
  };
}

const shortest = 120;
const longest = 160;
const filler = `From the blog of ${practice.name} in ${practice.city}: plain answers about the stomach, gallbladder, liver, pancreas and bowel, with their sources.`;

/** Returns a post's description: the start of its text, in 120 to 160 characters. A very short post is filled up with the blog's. */
export function postDescription(title: string, text: string): string {
  const whole = [...text].length < shortest ? [text || `${title}.`, filler].join(' ') : text;
  return cutAtWord(whole, longest - 1);
}
