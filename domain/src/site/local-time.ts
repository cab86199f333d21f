const two = (number: number) => String(number).padStart(2, '0');

/** A moment (milliseconds) as a field of type `datetime-local` has it, in this browser's time zone; empty for none. */
export function toLocal(ms: number | null): string {
  if (ms === null) return '';
  const at = new Date(ms);
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment that such a field says, null for none. */
export function fromLocal(text: string): number | null {
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}
