import { z } from 'zod';
import { optionalTyped, typedText, wholeOf } from '../site/typed.ts';
import { pigments } from './product.ts';
import { slugPattern } from './slug-pattern.ts';

export const categoryLimits = { name: 40, description: 300, order: 1_000_000 } as const;

/** What a title or a name lacks that its address could be made of. */
export const noAddress = 'Use at least one letter from A to Z or a number. The address is made from it.';

/** `Landing Page` to `landing-page`: the address of a category, '' where its name has no letter or digit for one. */
export const toCategorySlug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/^-+|-+$/g, '');

/** The dialog of a category. @param isNew the name becomes the address then */
export const categoryForm = (isNew: boolean) =>
  z.object({
    name: typedText(categoryLimits.name, 'Enter a name.').refine(
      (name) => !isNew || slugPattern.test(toCategorySlug(name)),
      noAddress,
    ),
    description: optionalTyped(categoryLimits.description),
    colour: z.enum(pigments),
    order: z.string().transform((typed, context) => {
      const order = wholeOf(typed);
      if (!(order <= categoryLimits.order)) context.addIssue('Enter a whole number, 0 or higher.');
      return order;
    }),
  });
