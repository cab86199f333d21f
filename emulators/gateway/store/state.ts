import type { Item, Items, Kind } from './items.ts';
import type { Journal, Line } from './journal.ts';
import { rewindItem } from './rewind.ts';

/** Everything that the simulator knows: in memory, and in the journal from which it is read when it starts. */
export class State {
  readonly #journal: Journal;
  readonly #items = new Map<Kind, Map<string, Item>>();
  readonly #listeners: ((items: readonly Item[]) => void)[] = [];

  constructor(journal: Journal) {
    this.#journal = journal;
    for (const line of journal.lines) this.#apply(line);
  }

  find<K extends Kind>(kind: K, id: string): Items[K] | undefined {
    return this.#items.get(kind)?.get(id) as Items[K] | undefined;
  }

  /** The oldest first. */
  all<K extends Kind>(kind: K): Items[K][] {
    return [...(this.#items.get(kind)?.values() ?? [])] as Items[K][];
  }

  /** All of it or nothing; on the disk when this returns. */
  commit(items: readonly Item[]): void {
    if (items.length === 0) return;
    this.#write({ items });
    for (const listen of this.#listeners) listen(items);
  }

  /** As if so many seconds had gone by. */
  rewind(seconds: number): void {
    this.#write({ rewind: seconds });
  }

  onCommit(listen: (items: readonly Item[]) => void): void {
    this.#listeners.push(listen);
  }

  #write(line: Line): void {
    this.#journal.append(line);
    this.#apply(line);
  }

  #apply(line: Line): void {
    for (const item of line.items ?? []) {
      const of = this.#items.get(item.object) ?? new Map<string, Item>();
      this.#items.set(item.object, of.set(item.id, item));
    }
    if (!line.rewind) return;
    for (const of of this.#items.values()) {
      for (const [id, item] of of) of.set(id, rewindItem(item, line.rewind));
    }
  }
}
