import { carryOver } from '#embedded-backend/requests/carry-over.ts';
import { keyRing } from '#encryption/keys.ts';
import { databaseOnDisk } from '#tests/databases.ts';
import { keys } from '#tests/embedded-backend/practice-database.ts';

// A process of its own, to be killed while it carries over; it says how many it has done.
const [folder = '', now = ''] = process.argv.slice(2);
const { db, close } = await databaseOnDisk(undefined, folder);
const ring = await keyRing(keys);
let done = 0;
for (let carried = 1; carried > 0; done += carried) {
  carried = await carryOver(db, ring, Number(now), 40);
  console.log(done + carried);
}
await close();
