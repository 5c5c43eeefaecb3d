export { text } from '#content/languages/hi/triage/after-operation.ts';
