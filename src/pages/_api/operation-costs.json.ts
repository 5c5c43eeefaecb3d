import { costsByGroup } from '#content/operation-costs.ts';

/** What each operation costs, for the Worker, which carries no treatment pages. */
export function GET(): Response {
  return Response.json(costsByGroup.flatMap(({ costs }) => costs));
}

export const getConfig = () => ({ render: 'static' }) as const;
