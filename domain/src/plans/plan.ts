/** The plan of everybody without a live subscription. */
export const starterPlan = 'starter';

export const planLimits = {
  name: 40,
  description: 300,
  features: 20,
  feature: 160,
  buttonText: 40,
  responsePromise: 60,
  order: 1_000_000,
  cents: 10_000_000,
  responseHours: 720,
  freeTemplates: 1_000,
} as const;

/** What a plan grants besides its price; what `plans/{id}` does not say is the plan's default. */
export interface PlanTerms {
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

/** The part of `plans/{id}` that terms are read from. */
export interface StoredTerms {
  freeTemplates?: unknown;
  responseHours?: unknown;
}

const isUpTo = (limit: number, value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= limit;

/**
 * The terms of a plan by its id and document; of an id that is none, Starter's: nothing is given away by mistake.
 * @param stored its document, where there is one
 */
export function termsOf(planId: unknown, stored?: StoredTerms | null): PlanTerms {
  const own = terms.get(String(planId)) ?? starterTerms;
  const { freeTemplates, responseHours } = stored ?? {};
  return {
    freeTemplates:
      freeTemplates === null || isUpTo(planLimits.freeTemplates, freeTemplates)
        ? freeTemplates
        : own.freeTemplates,
    responseHours:
      isUpTo(planLimits.responseHours, responseHours) && responseHours > 0
        ? responseHours
        : own.responseHours,
  };
}

/** The calendar month of a moment in UTC, `2026-11`: the id of `users/{uid}/allowances/{month}`. */
export function monthOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 7);
}

/** How many free templates are left of an allowance, null where there is no limit. */
export function freeLeft(
  { freeTemplates }: Pick<PlanTerms, 'freeTemplates'>,
  claimed: number,
): number | null {
  return freeTemplates === null ? null : Math.max(0, freeTemplates - claimed);
}
