const encoder = new TextEncoder();

/** Returns the mark between a page's HTML and its data. No content of the page can contain it, because the nonce is random. */
export function dataMark(nonce: string): string {
  return `<!--data ${nonce}-->`;
}

/**
 * Replaces rsc-html-stream/server (`commands/build/plugins/data-after-page.ts`), which writes the hydration data into inline scripts
 * while a page streams. Here a page is finished as a whole: the HTML passes unchanged, and `finishPage` cuts the data off behind
 * its mark. A prerendered page (no nonce) has its data in a file.
 */
export function injectRSCPayload(payload: ReadableStream<Uint8Array>, { nonce }: { nonce?: string } = {}): TransformStream {
  const data = new Response(payload).bytes();
  // `flush` throws the failure; this only keeps it from counting as an unhandled rejection.
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
