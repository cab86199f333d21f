import { defaultSettings } from '@tempera/domain/settings/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SettingsProvider } from '../../../ui/settings.tsx';
import { TodayCards } from './SalesCards.tsx';

it('says which orders it counts: one that was refunded in full is none', () => {
  const months = [{ days: { '2026-11-21': { orders: 7, refunds: 1 } } }];
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <SettingsProvider value={defaultSettings}>
        <TodayCards months={months} day="2026-11-21" />
      </SettingsProvider>
    </MemoryRouter>,
  );
  expect(markup).toMatch(/Today’s orders.*7.*without those refunded in full/s);
});
