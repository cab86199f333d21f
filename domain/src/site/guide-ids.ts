/** The ids of the help articles, as in their addresses; the sitemap lists them, the web app has their texts. */
export const guideIds = [
  'run-a-template',
  'licenses',
  'updates',
  'invoices',
  'refunds',
  'plans',
  'account',
] as const;

export type GuideId = (typeof guideIds)[number];
