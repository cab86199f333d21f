/** Whether two plain values say the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one, other].map((value) => Object.entries(value));
  const there = new Map(right);
  return (
    left?.length === right?.length &&
    (left ?? []).every(([key, value]) => there.has(key) && isSame(value, there.get(key)))
  );
}
