import { storedIndex, treatmentIndex } from '#content/treatment-index.ts';

/** Slugs, names and addresses of all treatment and service pages, without their texts. */
export function GET(): Response {
  return Response.json(storedIndex(treatmentIndex));
}

export const getConfig = () => ({ render: 'static' }) as const;
