import type { Fetcher } from '@cloudflare/workers-types';

export default {
  fetch: (request: Request, { DESK }: { DESK: Fetcher }) => DESK.fetch(request as never),
};
