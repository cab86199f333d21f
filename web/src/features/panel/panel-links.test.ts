import { expect, it } from 'vitest';
import { groupLinks, type PanelLink } from './panel-links.ts';

const link = (path: string): PanelLink => ({ path, label: path, href: `/admin/${path}` });

it('lists screens in the order of the panel and by its parts, whatever order they come in', () => {
  const groups = groupLinks(['mail', 'users', 'orders', 'dashboard', 'audit'].map(link));
  expect(groups.map(({ group, links }) => [group, links.map(({ path }) => path)])).toEqual([
    ['Store', ['dashboard', 'orders']],
    ['People', ['users']],
    ['Records', ['audit', 'mail']],
  ]);
});
