const encoder = new TextEncoder();

/**
 * Stands in for rsc-html-stream/server in the built Worker (`waku.config.ts`). That one writes the data for hydration between
 * the parts of a page as they come, for a browser that reads along; here a page is finished as a whole, so its HTML goes
 * through untouched and all data follows in one script, which finishing takes out again.
 */
export function injectRSCPayload(payload: ReadableStream<Uint8Array>, { nonce }: { nonce?: string } = {}): TransformStream {
  const data = new Response(payload).text();
  // Whoever reads the page meets the failure; it must not count as one that nobody saw.
  data.catch(() => undefined);
  return new TransformStream({
    async flush(controller) {
      const script = `(self.__FLIGHT_DATA||=[]).push(${JSON.stringify(await data)})`;
      const harmless = script.replaceAll('<!--', '<\\!--').replace(/<\/(script)/gi, '</\\$1');
      controller.enqueue(encoder.encode(`<script${nonce ? ` nonce="${nonce}"` : ''}>${harmless}</script>`));
    },
  });
}
