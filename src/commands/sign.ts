/**
 * For the practice's doctor: `npm run sign -- treatments/fisures --by "Dr …" --next 2028-11-25 [--on …] [--remarks …]` signs
 * a page as it stands, in src/content/reviews.json; `npm run sign -- --list` says of each page whether it is signed.
 */
import { parseArgs } from 'node:util';
import { reviewedPages } from '#checks/reviews.ts';
import { failed } from '#commands/cloudflare/wrangler.ts';
import { signPage } from '#commands/sign/sign-page.ts';
import type { ReviewState } from '#content/review.ts';

const file = new URL('../content/reviews.json', import.meta.url);
const today = new Date().toISOString().slice(0, 10);
const usage = 'PAGE --by "Dr …" --next 2028-11-25 [--on …] [--remarks …]   or   --list';

function worded(review: ReviewState): string {
  if (review.state !== 'signed') return review.state;
  return `signed on ${review.on} by ${review.by}, ${review.next < today ? 'overdue since' : 'next by'} ${review.next}`;
}

async function list(): Promise<string> {
  return (await reviewedPages()).map(({ id, review }) => `${id.padEnd(40)} ${worded(review)}`).join('\n');
}

const options = {
  list: { type: 'boolean', default: false },
  by: { type: 'string', default: '' },
  on: { type: 'string', default: today },
  next: { type: 'string', default: '' },
  remarks: { type: 'string', default: '' },
} as const;

async function act(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const { list: asked, ...signature } = values;
  if (asked) return console.log(await list());
  const [page, ...more] = positionals;
  if (!page || more.length > 0) throw new Error(usage);
  const signed = await signPage({ page, ...signature }, { file, today });
  if ('problem' in signed) throw new Error(signed.problem);
  console.log(`${page} is signed as it stands (${signed.entry.hash}). Commit src/content/reviews.json and build the site.`);
}

await act().catch(failed);
