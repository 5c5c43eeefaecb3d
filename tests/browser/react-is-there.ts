/** Whether React has taken the page over: it does so in short steps, and marks elements long before the last of them. */
export function reactIsThere(): boolean {
  const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? [];
  return Boolean(root?.stateNode.current.child);
}
