export { default, getConfig } from '#pages/(site)/blog/index.tsx';
