export { AbovePage as default } from '#sections/above-page.tsx';

export const getConfig = () => ({ render: 'static' }) as const;
