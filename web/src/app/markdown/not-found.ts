import { withReference } from '@tempera/domain/calls/reference';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import type { RootContent } from 'mdast';
import { bullets, heading, link, paragraph } from './nodes.ts';
import { type TwinPage, twinsAt } from './twin.ts';

/** What stands at an address where there is nothing. */
export function notFound({ at }: Pick<TwinPage, 'at'>): RootContent[] {
  const twin = twinsAt(at);
  return [
    heading(1, '404: page not found'),
    ...paragraph('There is nothing at this address. The page may have moved, or the link may have a typo.'),
    ...bullets([
      [link(twin(paths.home), 'Home')],
      [link(twin(paths.templates), 'Templates')],
      [link(at('/llms.txt'), 'All pages')],
    ]),
  ];
}

/** What stands in the place of a page that failed. @param reference by which the store's log has it */
export const failed = (reference: string): RootContent[] => [
  heading(1, messages.unexpected.title),
  ...paragraph(withReference(messages.unexpected.text, reference)),
];
