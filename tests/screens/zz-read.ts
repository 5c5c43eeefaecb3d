import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { launchBrowser } from '#tests/browser/chromium.ts';
import { startSite } from '#tests/site.ts';

const [out, ...paths] = process.argv.slice(2);
mkdirSync(out!, { recursive: true });
const site = await startSite({});
await site.tick();
const b = await launchBrowser();
let list = paths;
if (paths[0] === 'all-of') {
  const xml = await (await site.fetch('/sitemap.xml')).text();
  list = [...xml.matchAll(/<loc>([^<]+)</g)].map((m) => new URL(m[1]!).pathname).filter((p) => new RegExp(paths[1]!).test(p));
}
const ctx = await b.newContext({ viewport: { width: 400, height: 900 }, deviceScaleFactor: 0.75, javaScriptEnabled: true });
const page = await ctx.newPage();
const files: string[] = [];
for (const [n, path] of list.entries()) {
  await page.goto(site.url + path);
  await page.evaluate(() => {
    for (const d of document.querySelectorAll('main details')) (d as HTMLDetailsElement).open = true;
    for (const i of document.querySelectorAll('img')) i.loading = 'eager';
    document.querySelectorAll("aside.fixed, [aria-label=\"Contact at once\"]").forEach((a) => a.remove()); document.querySelectorAll("main *").forEach((e) => { (e as HTMLElement).style.contentVisibility = "visible"; }); 
  });
  await page.waitForTimeout(150);
  const f = `${out}/p${String(n).padStart(3, '0')}.png`;
  await page.locator('main').screenshot({ path: f, animations: 'disabled' });
  files.push(f);
  console.log(n, path);
}
await b.close();
await site.close();
execFileSync('python3', ['/tmp/join.py', out!, ...files], { stdio: 'inherit' });
process.exit();
