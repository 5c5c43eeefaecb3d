export { text } from '#content/languages/hi/triage/liver-bile-pancreas.ts';
