import { costsByGroup } from '#content/operation-costs.ts';

/** The cost of each operation, for the Worker, which carries no treatment pages. */
export function GET(): Response {
  return Response.json(costsByGroup.flatMap(({ costs }) => costs));
}

export const getConfig = () => ({ render: 'static' }) as const;
