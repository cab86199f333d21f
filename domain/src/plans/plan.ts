/** The plan of everybody without a live subscription. */
export const starterPlan = 'starter';

/** What a plan grants besides its price, which stands in `plans/{id}`. */
interface PlanTerms {
  /** Free templates a calendar month (UTC); null: as many as one likes. */
  freeTemplates: number | null;
  /** Hours within which the support desk answers. */
  responseHours: number;
}

const starterTerms: PlanTerms = { freeTemplates: 3, responseHours: 72 };

const terms = new Map<string, PlanTerms>([
  [starterPlan, starterTerms],
  ['pro', { freeTemplates: null, responseHours: 24 }],
  ['enterprise', { freeTemplates: null, responseHours: 4 }],
]);

/** The terms of a plan by its id; of an id that is none, Starter's: nothing is given away by mistake. */
export function termsOf(planId: unknown): PlanTerms {
  return terms.get(String(planId)) ?? starterTerms;
}

/** The calendar month of a moment in UTC, `2026-11`: the id of `users/{uid}/allowances/{month}`. */
export function monthOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 7);
}

/** How many free templates are left of an allowance, null where there is no limit. */
export function freeLeft(planId: unknown, claimed: number): number | null {
  const { freeTemplates } = termsOf(planId);
  return freeTemplates === null ? null : Math.max(0, freeTemplates - claimed);
}
