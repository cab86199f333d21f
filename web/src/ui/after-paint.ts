/** Runs once what the page shows now is painted, so that a touch is answered before the work that it asks for. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
