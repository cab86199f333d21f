import type { Faq } from '@tempera/domain/catalogue/product';
import type { RootContent } from 'mdast';
import { heading, lines } from './nodes.ts';

/** Questions with their answers. */
export const questions = (
  faqs: readonly Pick<Faq, 'question' | 'answer'>[],
  depth: 2 | 3 | 4 = 3,
): RootContent[] => faqs.flatMap(({ question, answer }) => [heading(depth, question), ...lines(answer)]);
