import { z } from 'zod';
import { typedText, wholeOf } from '../site/typed.ts';
import { faqGroups } from './product.ts';

export const faqLimits = { question: 200, answer: 2_000, order: 1_000_000 } as const;

/** The dialog of a question with its answer. */
export const faqForm = z.object({
  question: typedText(faqLimits.question, 'Enter a question.'),
  answer: typedText(faqLimits.answer, 'Enter an answer.'),
  group: z.enum(faqGroups),
  order: z.string().transform((typed, context) => {
    const order = wholeOf(typed);
    if (!(order <= faqLimits.order)) context.addIssue('Enter a whole number, 0 or higher.');
    return order;
  }),
});
