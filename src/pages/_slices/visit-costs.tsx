export { OperationCosts as default } from '#sections/visit/operation-costs.tsx';

export const getConfig = () => ({ render: 'static' }) as const;
