import { readFileSync } from 'node:fs';
import { type PanelScreen, panelScreens } from '@tempera/domain/site/panel-screens';
import { expect, it } from 'vitest';
import { keyOf } from '../../web/src/routes/panel/screens.tsx';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** What each row of the panels' table of screens loads. */
const screenModules = new Map(
  read('web/src/routes/panel/screens.tsx')
    .split(/^ {2}(?='?[\w/:-]+'?: screen\()/m)
    .slice(1)
    .map((row) => [
      /^'?([\w/:-]+?)'?: screen/.exec(row)?.[1],
      [...row.matchAll(/import\('([^']+)\.tsx'\)/g)].map(([, path = '']) =>
        path.replace('../../', '').replace('./', 'routes/panel/'),
      ),
    ]),
);

const rowOf = (screen: PanelScreen) => {
  const addresses = screen.panels.map((panel) => `\`/${panel}/${screen.path.replace(/:(\w+)/, '{$1}')}\``);
  const modules = screenModules.get(keyOf(screen))?.map((module) => `\`${module}.tsx\``);
  return `| ${addresses.join(', ')} | ${screen.label ?? ''} | ${screen.group} | ${modules?.join(', ')} |`;
};

it("docs/routes.md has the panels' screens as their table has them", () => {
  const rows = read('docs/routes.md')
    .split('\n')
    .filter((line) => /^\| `\/(?:admin|staff)\/.*\|$/.test(line) && line.split('|').length === 6);
  // On a change of the table: these lines, as they are, into docs/routes.md.
  expect(rows.join('\n')).toBe(panelScreens.map(rowOf).join('\n'));
});
