import { z } from 'zod';
import { toCategorySlug } from '../catalogue/category-form.ts';
import type { Plan } from '../catalogue/product.ts';
import { slugPattern } from '../catalogue/slug-pattern.ts';
import { leastPayment } from '../money/least-payment.ts';
import { type Cents, type Currency, fromUnits, toUnits } from '../money/money.ts';
import { linesOf, optionalTyped, typedText, wholeOf } from '../site/typed.ts';
import { planLimits, starterPlan, termsOf } from './plan.ts';

const { cents, responseHours, freeTemplates } = planLimits;

/** A whole number from `min` to `max`. */
const whole = (min: number, max: number, message: string) =>
  z.string().transform((typed, context) => {
    const number = wholeOf(typed);
    if (!(number >= min && number <= max)) context.addIssue(message);
    return number;
  });

/** The price a month: nobody subscribes to the plan that everybody has, and to no other for less than can be paid online. */
const price = (isStarter: boolean, currency: Currency) =>
  z.string().transform((typed, context) => {
    if (isStarter) return 0;
    const amount = fromUnits(typed);
    const least = leastPayment[currency];
    if (amount === null || amount === 0) context.addIssue('Enter an amount such as 29.00.');
    else if (amount < least) {
      context.addIssue(`Enter ${toUnits(least as Cents)} or more: less can’t be paid online.`);
    } else if (amount > cents) context.addIssue('Enter 100,000 or less.');
    return amount ?? 0;
  });

const features = z.string().transform((typed, context) => {
  const lines = linesOf(typed);
  if (lines.length > planLimits.features) context.addIssue(`Enter ${planLimits.features} lines or fewer.`);
  else if (lines.some((line) => line.length > planLimits.feature)) {
    context.addIssue(`Shorten each line to ${planLimits.feature} characters.`);
  }
  return lines;
});

const free = z.string().transform((typed, context) => {
  if (typed.trim() === '') return null;
  const number = wholeOf(typed);
  if (!(number <= freeTemplates)) {
    context.addIssue(`Enter a number from 0 to ${freeTemplates}, or leave it empty for no limit.`);
  }
  return number;
});

/** The id that the name of a new plan makes; '' where it has no letter or digit for one. */
export const toPlanId = toCategorySlug;

/**
 * The dialog of a plan.
 * @param id of the one that is changed; null makes a new one, whose name becomes the id
 * @param currency the store's
 */
export const planForm = (id: string | null, currency: Currency) =>
  z.object({
    name: typedText(planLimits.name, 'Enter a name.').refine(
      (name) => id !== null || slugPattern.test(toPlanId(name)),
      'Use at least one letter from A to Z or a number.',
    ),
    priceCents: price(id === starterPlan, currency),
    description: optionalTyped(planLimits.description),
    features,
    buttonText: typedText(planLimits.buttonText, 'Enter the button’s text.'),
    popular: z.boolean(),
    responsePromise: optionalTyped(planLimits.responsePromise),
    responseHours: whole(1, responseHours, `Enter whole hours, 1 to ${responseHours}.`),
    freeTemplates: free,
    order: whole(0, planLimits.order, 'Enter a whole number, 0 or higher.'),
  });

export type PlanFields = z.output<ReturnType<typeof planForm>>;

/** What the form begins with. @param order the place of a new one: behind all others */
export function toPlanValues(plan: Plan | null, order: number): z.input<ReturnType<typeof planForm>> {
  const terms = termsOf(plan?.id, plan);
  return {
    name: plan?.name ?? '',
    priceCents: plan ? toUnits(plan.priceCents as Cents) : '',
    description: plan?.description ?? '',
    features: plan?.features.join('\n') ?? '',
    buttonText: plan?.buttonText ?? '',
    popular: plan?.popular ?? false,
    responsePromise: plan?.responsePromise ?? '',
    responseHours: String(terms.responseHours),
    freeTemplates: terms.freeTemplates === null ? '' : String(terms.freeTemplates),
    order: String(plan?.order ?? order),
  };
}
