/** What the bench can't count, because it depends on who comes. `docs/cost.md` says each of them. */
export const assumptions = {
  /** Which pages are looked at, and how many of the views are followed by a search. */
  views: { home: 0.3, list: 0.3, preview: 0.4, search: 0.1 },
  /** Views by a browser that was never there, and fetches the store's code, fonts and pictures. */
  firstViews: 0.25,
  /** Of these browsers, those that stay until what they have seen is kept for when there is no connection (15 s). */
  stay: 0.5,
  /** Of those that stay, whoever is signed in, for whom the pages that they have not seen are kept as well. */
  members: 0.1,
  /** Views that the CDN does not have the page of, and a function makes. */
  missed: 0.05,
  /** Times that a page asks whether something has changed, before the next one: every 20 s of a minute. */
  asksOfView: 3,
  /** Processor time that is used of what an instance is paid for while it waits for the database. */
  busyShare: 0.25,
  /** Memory of an instance. */
  memoryGiB: 0.5,
  launch: {
    tabs: 50_000,
    /** In an hour, every 20 s. */
    asksOfTab: 180,
    /** Products that change in the hour; downloads are counted every five minutes. */
    changes: 12,
    /** Times in the hour that a place of the CDN asks the function: six a minute, for each of fifty places. */
    liveMisses: 18_000,
  },
  /** Calls of the two schedules in a day: one every minute, one every hour. */
  beatsOfDay: 1_464,
  month: { days: 30, views: 10_000, orders: 100, changes: 50 },
} as const;
