import { panelScreens } from '@tempera/domain/site/panel-screens';
import { expect, it } from 'vitest';
import { keyOf, pages } from './screens.tsx';

it('has a page for each screen of the table, in its order, and no other', () => {
  expect([...pages.keys()]).toEqual(panelScreens.map(keyOf));
});
