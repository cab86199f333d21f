/** Months as documents and fields name them, `2026-11`, in UTC. */
const month = /^(\d{4})-(0[1-9]|1[0-2])$/;

export const isMonth = (text: unknown): text is string => typeof text === 'string' && month.test(text);

/** Counts months, so that two can be subtracted. @param ms a moment */
export const monthAt = (ms: number): number => {
  const date = new Date(ms);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** `2026-01` so many months earlier. */
export function earlier(text: string, by: number): string {
  const [year = 0, number = 1] = text.split('-').map(Number);
  const count = year * 12 + number - 1 - by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}
