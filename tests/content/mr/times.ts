// A real language has its own; the proof needs only that the folder is whole.
export { times } from '#content/languages/hi/times.ts';
