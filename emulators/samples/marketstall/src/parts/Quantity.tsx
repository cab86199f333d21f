import type { Item } from '../data/goods.ts';

/** Less and more of an item, within what there is. */
export function Quantity({
  item,
  value,
  least = 0,
  onChange,
}: {
  item: Item;
  value: number;
  least?: number;
  onChange: (quantity: number) => void;
}) {
  return (
    <span className="quantity" role="group" aria-label={`How many: ${item.name}`}>
      <button type="button" aria-label="One less" disabled={value <= least} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output>{value}</output>
      <button type="button" aria-label="One more" disabled={value >= item.left} onClick={() => onChange(value + 1)}>
        +
      </button>
    </span>
  );
}
