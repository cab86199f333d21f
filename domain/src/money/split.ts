/**
 * Splits an amount by weights so that the parts add up to it: each gets its share rounded down, and what is left over goes
 * one by one to the largest remainders, of equal ones to the first. Without any weight the first takes all.
 * @param amount an integer from 0. @param weights integers from 0
 */
export function splitByShare(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight, index) => {
    const product = amount * weight;
    const remainder = product % total;
    return { index, part: (product - remainder) / total, remainder };
  });
  const left = amount - exact.reduce((sum, { part }) => sum + part, 0);
  const first = [...exact].sort((a, b) => b.remainder - a.remainder || a.index - b.index).slice(0, left);
  const raised = new Set(first.map(({ index }) => index));
  return exact.map(({ index, part }) => part + (raised.has(index) ? 1 : 0));
}
