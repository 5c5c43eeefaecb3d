/**
 * Brings what the doctor signed at the desk into src/content/reviews.json, where the build looks for it. From this machine's desk, or
 * with `--remote` from the live one.
 */
import { parseArgs } from 'node:util';
import { signablePages } from '#checks/reviews.ts';
import { failed } from '#commands/cloudflare/wrangler.ts';
import { readDesk } from '#commands/reviews/desk-signatures.ts';
import { writeReviews } from '#commands/reviews/write-reviews.ts';

const file = new URL('../content/reviews.json', import.meta.url);

async function act(): Promise<string> {
  const { values } = parseArgs({ options: { remote: { type: 'boolean', default: false } } });
  return writeReviews(file, await readDesk(values.remote), await signablePages());
}

await act().then(console.log, failed);
