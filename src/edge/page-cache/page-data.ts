const encoder = new TextEncoder();

/** What stands between a page's HTML and the data it was made of; nothing that the page shows knows the nonce of its render. */
export function dataMark(nonce: string): string {
  return `<!--data ${nonce}-->`;
}

/**
 * Stands in for rsc-html-stream/server (`commands/build/plugins/data-after-page.ts`). That one writes the data for hydration between the parts of a
 * page as they come, in inline scripts, for a browser that reads along; here a page is finished as a whole, so its HTML goes
 * through untouched and its data follows as it is, to be cut off again. A prerendered page (no nonce) has its data in a file.
 */
export function injectRSCPayload(payload: ReadableStream<Uint8Array>, { nonce }: { nonce?: string } = {}): TransformStream {
  const data = new Response(payload).bytes();
  // Whoever reads the page meets the failure; it must not count as one that nobody saw.
  data.catch(() => undefined);
  return new TransformStream({
    async flush(controller) {
      const bytes = await data;
      if (!nonce) return;
      controller.enqueue(encoder.encode(dataMark(nonce)));
      controller.enqueue(bytes);
    },
  });
}
