import { startSite } from '#tests/site.ts';

// A site by itself, which tells its address to whoever started it and ends with them.
const site = await startSite();
await site.tick();
process.once('disconnect', async () => {
  await site.close();
  process.exit();
});
process.send?.(site.url);
