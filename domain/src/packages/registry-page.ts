/** What of a registry's list somebody asks for: items with this text, of one of these types, so many behind so many. */
export interface RegistrySearch {
  q: string;
  /** Types as clients write them, with `registry:` or without; empty for all. */
  types: readonly string[];
  limit: number;
  offset: number;
}

interface Shown {
  name: string;
  type: string;
  title: string;
  description: string;
}

const plainType = (type: string) => type.replace(/^registry:/, '').toLowerCase();

/** A page of the items that a search finds, in their order, and how many there are. */
export function pageOfItems<Item extends Shown>(
  items: readonly Item[],
  { q, types, limit, offset }: RegistrySearch,
) {
  const [text, wanted] = [q.trim().toLowerCase(), types.map(plainType)];
  const found = items.filter(
    ({ name, title, description, type }) =>
      (wanted.length === 0 || wanted.includes(plainType(type))) &&
      [name, title, description].some((one) => one.toLowerCase().includes(text)),
  );
  const total = found.length;
  return {
    items: found.slice(offset, offset + limit),
    pagination: { total, offset, limit, hasMore: offset + limit < total },
  };
}
