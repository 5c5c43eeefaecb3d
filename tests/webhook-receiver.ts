import { text } from 'node:stream/consumers';
import { serveHere } from './serve-here.ts';

/** A chat service or a watcher on this machine: keeps the body of each call. */
export async function startReceiver() {
  const heard: string[] = [];
  const { url, close } = await serveHere(async (incoming, response) => {
    heard.push(await text(incoming));
    response.end();
  });
  return { url: `${url}/`, heard, close };
}
