interface Waiting<T> {
  item: T;
  done: () => void;
  failed: (cause: unknown) => void;
}

/**
 * One at a time, for what goes through a few documents: items that come while a round is at work wait and share the next.
 * The slower the documents, the more share a round. An item's promise is settled with its round.
 * @param atMost items in one round
 */
export function inRounds<T>(work: (items: T[]) => Promise<unknown>, atMost: number) {
  const waiting: Waiting<T>[] = [];
  let running = false;

  /** Takes what is waiting, and as long as something is. */
  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      const round = waiting.splice(0, atMost);
      try {
        await work(round.map(({ item }) => item));
        for (const { done } of round) done();
      } catch (cause) {
        for (const { failed } of round) failed(cause);
      }
    }
    running = false;
  }

  return (item: T): Promise<void> =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      if (!running) void run();
    });
}
