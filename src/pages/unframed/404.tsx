export { default, getConfig } from '#pages/(site)/404.tsx';
