/** Keeps what functions log of ordinary work off the screen, which thousands of orders would fill. */
export async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { write } = process.stdout;
  process.stdout.write = ((text: string | Uint8Array, ...more: []) =>
    String(text).includes('"severity":"INFO"')
      ? true
      : write.call(process.stdout, text, ...more)) as typeof write;
  try {
    return await work();
  } finally {
    process.stdout.write = write;
  }
}
