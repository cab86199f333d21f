import { type Panel, panelScreens, screenAddress, screensOf } from '@tempera/domain/site/panel-screens';
import { expect, it } from 'vitest';
import { groupLinks, screenIcons } from './panel-links.ts';

const linksOf = (panel: Panel) =>
  screensOf(panel).flatMap((screen) =>
    'label' in screen ? [{ ...screen, href: screenAddress(panel, screen.path) }] : [],
  );

it('lists the screens of the admin panel by its parts, in the order of the table', () => {
  const groups = groupLinks(linksOf('admin'));
  expect(groups.map(({ group, links }) => [group, links.map(({ path }) => path)])).toEqual([
    ['Store', ['dashboard', 'products', 'orders', 'coupons', 'plans', 'subscriptions']],
    ['People', ['users', 'user-management']],
    ['Site', ['website-management', 'faqs', 'pages', 'support-management', 'live-chat']],
    ['Business', ['reports', 'taxes', 'reconciliation', 'settings']],
    ['Records', ['approvals', 'appeals', 'abuse-reports', 'security', 'audit', 'mail']],
  ]);
});

it('has a drawing for each link', () => {
  for (const screen of panelScreens) if ('label' in screen) expect(screenIcons).toHaveProperty(screen.path);
});
