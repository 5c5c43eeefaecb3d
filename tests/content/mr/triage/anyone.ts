export { text } from '#content/languages/hi/triage/anyone.ts';
