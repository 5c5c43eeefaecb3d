export { numbers } from '#content/languages/hi/numbers.ts';
