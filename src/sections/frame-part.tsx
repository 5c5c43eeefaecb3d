/** Where a part of the frame goes that is laid round a page when its HTML is finished (`#edge/frame.ts`). */
export function FramePart({ part }: { part: string }) {
  return <template data-frame={part} />;
}
