export { text } from '#content/languages/hi/triage/stomach-bowel.ts';
