export { default, getConfig } from '#pages/(site)/blog/[title].tsx';
