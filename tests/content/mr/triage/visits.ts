export { text } from '#content/languages/hi/triage/visits.ts';
