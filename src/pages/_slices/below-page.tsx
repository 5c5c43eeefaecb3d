export { BelowPage as default } from '#sections/shell/below-page.tsx';

export const getConfig = () => ({ render: 'static' }) as const;
