import { panelScreens } from '@tempera/domain/site/panel-screens';
import { expect, it } from 'vitest';
import { moduleOf, pageModules } from './pages.ts';

it('has a page for each screen of the table, and no other', () => {
  expect([...new Set(panelScreens.map(moduleOf))].sort()).toEqual([...pageModules].sort());
});
