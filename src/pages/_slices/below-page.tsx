export { BelowPage as default } from '#sections/below-page.tsx';

export const getConfig = () => ({ render: 'static' }) as const;
