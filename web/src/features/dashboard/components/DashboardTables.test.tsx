import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SettingsProvider } from '../../../ui/settings.tsx';
import { TopProducts } from './DashboardTables.tsx';

const row = (slug: string) => ({ slug, title: slug, category: 'blog', downloads: 9 }) as CatalogueRow;
const sale = (slug: string, units: number) => ({ slug, name: slug, units, cents: units * 100 });
const markup = (...sold: ReturnType<typeof sale>[]) =>
  renderToStaticMarkup(
    <SettingsProvider value={defaultSettings}>
      <TopProducts rows={[row('ink'), row('quill')]} sold={sold} />
    </SettingsProvider>,
  );

it('lists what was sold, and says so where nothing was', () => {
  expect(markup(sale('ink', 2), sale('quill', 0))).toContain('ink');
  expect(markup(sale('ink', 2), sale('quill', 0))).not.toContain('quill');
  for (const nothing of [[], [sale('quill', 0)], [sale('gone', 3)]])
    expect(markup(...nothing)).toContain('No sales in the last 30 days');
});
