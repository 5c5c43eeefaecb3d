// A real language has its own; the proof needs only that the folder is whole.
export { text } from '#content/languages/hi/not-ours.ts';
