import type { Locator, Page } from 'playwright-core';

/**
 * Counts the elements restyled in each pass during `act`: the work that delays the response to a press on a slow phone, measured
 * without a clock.
 */
export async function restyled(page: Page, act: () => Promise<unknown>): Promise<ReadonlyArray<number>> {
  const protocol = await page.context().newCDPSession(page);
  const passes: number[] = [];
  protocol.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as ReadonlyArray<{ name: string; args: { elementCount?: number } }>)
      if (name === 'UpdateLayoutTree') passes.push(args.elementCount ?? 0);
  });
  await protocol.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  await act();
  const complete = new Promise<void>((all) => {
    protocol.once('Tracing.tracingComplete', () => all());
  });
  await protocol.send('Tracing.end');
  await complete;
  await protocol.detach();
  return passes;
}

/** The most elements restyled in one pass while a pointer hovers and presses a button. */
export async function restyledByPress(button: Locator): Promise<number> {
  await button.scrollIntoViewIfNeeded();
  const passes = await restyled(button.page(), async () => {
    await button.hover();
    await button.page().mouse.down();
  });
  return Math.max(...passes);
}

/** Records the frame after the first touch of an island, which must show the response before React is requested. */
export async function noteFirstAnswer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-island]'))) return;
      removeEventListener('pointerdown', note, { capture: true });
      requestAnimationFrame(() => performance.mark('answered'));
    };
    addEventListener('pointerdown', note, { capture: true });
  });
}

/** Whether React was requested after that frame. */
export function answeredFirst(): boolean {
  const [answered] = performance.getEntriesByName('answered');
  const react = performance.getEntriesByType('resource').find(({ name }) => name.includes('/lib-react-'));
  return Boolean(answered && react && answered.startTime <= react.startTime);
}
