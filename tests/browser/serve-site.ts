import { startSite } from '#tests/site.ts';

// Runs a site in a process of its own, sends its address to the parent process and ends with it.
const site = await startSite();
await site.tick();
process.once('disconnect', async () => {
  await site.close();
  process.exit();
});
process.send?.(site.url);
