/** What people were told, and what they asked for without hearing of it again. */
export interface Heard {
  orders: HeardOrder[];
  /** Addresses of archives that were given, by their links. */
  downloads: { uid: string; slug: string; link: string }[];
  /** What was stored by people themselves, by its path, and the text or figure by which it is known. */
  written: { path: string; says: string | number }[];
  /** How often what was answered how. */
  tally: Map<string, number>;
}

export interface HeardOrder {
  uid: string;
  /** The attempt's own key: however often it is sent, it stands for one order. */
  key: string;
  /** Null where nobody heard how it ended. */
  orderId: string | null;
  slugs: string[];
  couponCode: string | null;
  totalCents: number;
}

export const nothingHeard = (): Heard => ({
  orders: [],
  downloads: [],
  written: [],
  tally: new Map(),
});

export const count = (tally: Map<string, number>, what: string): void => {
  tally.set(what, (tally.get(what) ?? 0) + 1);
};
