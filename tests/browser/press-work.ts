import type { Locator, Page } from 'playwright-core';

/**
 * How many elements the browser styles anew in each pass while `act` lasts: the work that stands between a finger and the
 * answer on a slow phone, counted and not timed.
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
  const told = new Promise<void>((all) => {
    protocol.once('Tracing.tracingComplete', () => all());
  });
  await protocol.send('Tracing.end');
  await told;
  await protocol.detach();
  return passes;
}

/** The most elements in one pass while a pointer comes to the button and presses it: on home, the button and what it holds still. */
export async function restyledByPress(button: Locator): Promise<number> {
  await button.scrollIntoViewIfNeeded();
  const passes = await restyled(button.page(), async () => {
    await button.hover();
    await button.page().mouse.down();
  });
  return Math.max(...passes);
}

/** Notes the frame that follows the first intent: what answers it must stand there before React is asked for. */
export async function noteFirstAnswer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = () => requestAnimationFrame(() => performance.mark('answered'));
    for (const intent of ['pointerdown', 'touchstart', 'scroll']) addEventListener(intent, note, { capture: true, once: true });
  });
}

/** Whether React was asked for only after that frame. */
export function answeredFirst(): boolean {
  const [answered] = performance.getEntriesByName('answered');
  const react = performance.getEntriesByType('resource').find(({ name }) => name.includes('/lib-react-'));
  return Boolean(answered && react && answered.startTime <= react.startTime);
}
