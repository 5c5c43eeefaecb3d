const every = 20;

type Usage = { usedSize: number; backingStorageSize?: number };

/** Reads heap figures from V8 over the inspector protocol. */
async function inspector(url: string) {
  const [target] = (await (await fetch(`${url}/json`)).json()) as ReadonlyArray<{ webSocketDebuggerUrl: string }>;
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true });
    socket.addEventListener('error', failed, { once: true });
  });
  const waiting = new Map<number, (result: Usage) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: Usage };
    if (id && result) waiting.get(id)?.(result);
  });
  let last = 0;
  const usage = () =>
    new Promise<Usage>((answered) => {
      last += 1;
      waiting.set(last, answered);
      socket.send(JSON.stringify({ id: last, method: 'Runtime.getHeapUsage' }));
    });
  return { usage, close: () => socket.close() };
}

/** Returns the peak of an isolate's heap and buffers in megabytes during `work`, sampled fifty times a second. */
export async function largestHeapWhile(inspectorUrl: string, work: () => Promise<void>): Promise<number> {
  const { usage, close } = await inspector(inspectorUrl);
  let most = 0;
  let over = false;
  const watching = (async () => {
    while (!over) {
      const { usedSize, backingStorageSize = 0 } = await usage();
      most = Math.max(most, usedSize + backingStorageSize);
      await new Promise((waited) => setTimeout(waited, every));
    }
  })();
  try {
    await work();
  } finally {
    over = true;
    await watching;
    close();
  }
  return most / 1e6;
}
