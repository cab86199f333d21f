import { readFileSync } from 'node:fs';
import { type PanelScreen, panelScreens } from '@tempera/domain/site/panel-screens';
import { expect, it } from 'vitest';
import { moduleOf } from '../../web/src/routes/panel/pages.ts';

const rowOf = (screen: PanelScreen) => {
  const addresses = screen.panels.map((panel) => `\`/${panel}/${screen.path.replace(/:(\w+)/, '{$1}')}\``);
  const module = moduleOf(screen).replace('../', 'routes/');
  return `| ${addresses.join(', ')} | ${screen.label ?? ''} | ${screen.group} | \`${module}\` |`;
};

it("has the panels' screens as their table has them", () => {
  const doc = readFileSync(new URL('../../docs/routes.md', import.meta.url), 'utf8');
  const rows = doc
    .split('\n')
    .filter((line) => /^\| `\/(?:admin|staff)\/.*\|$/.test(line) && line.split('|').length === 6);
  // On a change of the table: these lines, as they are, into docs/routes.md.
  expect(rows.join('\n')).toBe(panelScreens.map(rowOf).join('\n'));
});
