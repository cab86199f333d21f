/** Text of a size given in bytes, in decimal units: `812 B`, `4.1 kB`, `1.2 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  const kilobytes = bytes / 1_000;
  // From 999.5 kB on, rounding would give 1000 kB.
  return kilobytes < 999.5 ? `${round(kilobytes)} kB` : `${round(kilobytes / 1_000)} MB`;
}

/** One decimal below ten, none from there on. */
function round(amount: number): string {
  return amount < 9.95 ? amount.toFixed(1) : Math.round(amount).toString();
}
