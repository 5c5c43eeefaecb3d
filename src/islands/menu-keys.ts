'use client';
const inGroup = 'details details a';

function rowsIn(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('summary, a')].filter((row) => row.checkVisibility());
}

/** Which row the focus goes to; a group opens or shuts on the way. */
function leadsTo(key: string, menu: HTMLDetailsElement, at: Element | null): HTMLElement | null | undefined {
  const rows = rowsIn(menu);
  const step = (by: number) => rows.at((rows.indexOf(at as HTMLElement) + by) % rows.length);
  const list = at?.matches(inGroup) ? rowsIn(at.closest('ul') ?? menu) : rows.slice(1).filter((row) => !row.matches(inGroup));
  const group = at?.closest<HTMLDetailsElement>('details details');
  switch (key) {
    case 'ArrowDown':
      return step(1);
    case 'ArrowUp':
      return step(-1);
    case 'Home':
      return list[0];
    case 'End':
      return list.at(-1);
    case 'ArrowRight':
      if (!group || at?.matches('a')) return undefined;
      group.open = true;
      return group.querySelector('a');
    case 'ArrowLeft':
      if (!group) return undefined;
      group.open = false;
      return group.querySelector('summary');
  }
  return undefined;
}

/** Whether the menu had a use for the key. From its own row, which stands closed, the arrow downwards opens it. */
export function followKey(key: string, menu: HTMLDetailsElement): boolean {
  if (key === 'ArrowDown') menu.open = true;
  const row = menu.open ? leadsTo(key, menu, document.activeElement) : undefined;
  row?.focus();
  return Boolean(row);
}
