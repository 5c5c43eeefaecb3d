export { AbovePage as default } from '#sections/shell/above-page.tsx';

export const getConfig = () => ({ render: 'static' }) as const;
