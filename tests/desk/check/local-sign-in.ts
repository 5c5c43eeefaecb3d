import { setTimeout } from 'node:timers/promises';
import type { Role } from '#desk/desk-env.ts';
import type { siteProcess } from '#tests/chaos/site-process.ts';

type Site = Pick<Awaited<ReturnType<typeof siteProcess>>, 'deskUrl' | 'printed'>;

/** Follows the link that `npm start` printed for this role; gives the cookie that a browser then has. */
export async function cookieOf({ deskUrl, printed }: Site, role: Role): Promise<string> {
  const link = () => new RegExp(`\\(${role}\\): http://localhost:\\d+(/\\S+)`).exec(printed.join(''))?.[1];
  for (let left = 100; !link() && left > 0; left -= 1) await setTimeout(200);
  const answer = await fetch(`${deskUrl}${link()}`, { redirect: 'manual' });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}
