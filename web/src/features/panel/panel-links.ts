import type { PanelScreen } from '@tempera/domain/site/panel-screens';

/** A screen as the sidebar and the command palette list it. */
export interface PanelLink extends Pick<PanelScreen, 'path' | 'group'> {
  href: string;
  label: string;
  /** How much waits there. */
  count?: number | undefined;
}

/** The links by the parts of the panel, in their order. */
export const groupLinks = (links: readonly PanelLink[]): { group: string; links: PanelLink[] }[] =>
  [...Map.groupBy(links, ({ group }) => group)].map(([group, members]) => ({ group, links: members }));
