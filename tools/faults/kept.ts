/** What the store has in the end, as far as people were told of it. */
export interface Kept {
  orders: KeptOrder[];
  /** The order of each key, by the key's hash. */
  keys: Map<string, string>;
  invoices: { id: string; number: number }[];
  coupons: KeptCoupon[];
  /** Links in people's histories, and how many downloads each template has and has not counted yet. */
  downloads: { uid: string; slug: string; link: string }[];
  figures: Map<string, { counted: number; uncounted: number }>;
  ratings: Map<string, { shown: number; stored: number }>;
  /** Stored by people, by path; messages of their tickets, in their order. */
  written: Map<string, string | number>;
  messages: { ticket: string; text: string }[];
  mails: { id: string; state: string }[];
  /** What the mail catcher has of orders, once for each mail that came. */
  arrived: { subject: string; orderId: string }[];
}

export interface KeptOrder {
  id: string;
  uid: string;
  status: string;
  slugs: string[];
  couponCode: string | null;
  totalCents: number;
}

export interface KeptCoupon {
  code: string;
  maxUses: number;
  usedCount: number;
  redemptions: string[];
}
