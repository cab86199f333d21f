import type { PanelScreen } from '@tempera/domain/site/panel-screens';
import { type ComponentType, lazy } from 'react';

/** Every module of the panels' folders; each loads when its screen is first opened. */
const modules = import.meta.glob<{ Component: ComponentType }>(['../admin/*.tsx', '../staff/*.tsx']);

const nameOf = (path: string) =>
  path
    .split('/')
    .filter((part) => !part.startsWith(':'))
    .join('-');

/** The module of a screen: `products/edit/:slug` of the admin panel is `../admin/products-edit.tsx`. */
export const moduleOf = ({ path, panels }: Pick<PanelScreen, 'path' | 'panels'>) =>
  `../${panels.includes('staff') ? 'staff' : 'admin'}/${nameOf(path)}.tsx`;

/** The page of a screen. @throws when the screen has no module */
export function pageOf(screen: Pick<PanelScreen, 'path' | 'panels'>): ComponentType {
  const load = modules[moduleOf(screen)];
  if (!load) throw new Error(`no page for the screen ${screen.path}`);
  return lazy(async () => ({ default: (await load()).Component }));
}

/** The folders' modules, for the test that holds them to the table. */
export const pageModules = Object.keys(modules);
