export { EnglishBelowPage as default } from '#sections/shell/english-parts.tsx';

export const getConfig = () => ({ render: 'static' }) as const;
