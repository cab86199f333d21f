import { guideIds } from '@tempera/domain/site/guide-ids';
import { expect, it } from 'vitest';
import { guides } from './guides.ts';

it('there is one article for each address that the sitemap lists', () => {
  expect(guides.map(({ id }) => id)).toEqual(guideIds);
});
