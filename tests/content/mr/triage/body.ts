export { text } from '#content/languages/hi/triage/body.ts';
