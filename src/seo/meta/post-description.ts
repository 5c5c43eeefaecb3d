import { practice } from '#content/practice.ts';
import { cutAtWord } from './cut-at-word.ts';

const shortest = 120;
const longest = 160;
const filler = `From the blog of ${practice.name} in ${practice.city}: plain answers about the stomach, gallbladder, liver, pancreas and bowel, with their sources.`;

/** What search results say of a post: the start of its text in 120 to 160 characters. A very short post is filled up with what the blog is. */
export function postDescription(title: string, text: string): string {
  const whole = [...text].length < shortest ? [text || `${title}.`, filler].join(' ') : text;
  return cutAtWord(whole, longest);
}
