/**
 * Makes the desk's first owner, who adds everybody else there: `npm run staff -- owner you@example.com "Your Name"`, on this machine's
 * database or, with `--remote`, on the live one.
 */
import { parseArgs } from 'node:util';
import { withDatabase } from '#commands/cloudflare/databases.ts';
import { failed } from '#commands/cloudflare/wrangler.ts';
import { putStaff } from '#desk/door/staff.ts';

const usage = 'npm run staff -- owner E-MAIL "NAME" [--remote]';

async function makeOwner(): Promise<string> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { remote: { type: 'boolean', default: false } } });
  const [wish, typed = '', name = typed] = positionals;
  if (wish !== 'owner' || !typed) throw new Error(usage);
  if (!/^[^\s@]+@[^\s@]+$/.test(typed)) throw new Error(`'${typed}' is no e-mail address.`);
  const email = typed.toLowerCase();
  const place = { binding: 'DB', live: values.remote, state: process.env.STATE_DIR ?? '.wrangler/state' } as const;
  await withDatabase(place, (db) => putStaff(db, { email, name, role: 'owner', addedBy: 'set-up', now: Date.now() }));
  return `${email} is an owner of the desk, and can add the others there.`;
}

await makeOwner().then(console.log, failed);
