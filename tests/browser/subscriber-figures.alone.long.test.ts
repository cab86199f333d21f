import { cents, formatMoney } from '@tempera/domain/money/money';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { formatCount } from '@tempera/domain/site/plain-text';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { openPanel } from './kit/moderation.ts';
import { subscribedPerson } from './kit/subscriber.ts';

/** Alone: what dashboard and reports show of subscribers is about all of them. */
useBrowser();

const numberIn = (text = '') => Number(text.replace(/[$,]/g, ''));

/** This month in the report: who began and who was lost, how many there are by now, and what they pay in a month, in dollars. */
async function reported(page: Page) {
  await page.goto(panelPaths.adminReports);
  const months = page.getByRole('table', { name: 'Subscribers by month' });
  await months.getByRole('cell').first().waitFor();
  const [began, lost, churn, subscribers, mrr] = await months
    .getByRole('row')
    .last()
    .getByRole('cell')
    .allInnerTexts();
  const figures = { began, lost, subscribers, mrr };
  const read = Object.fromEntries(Object.entries(figures).map(([name, text]) => [name, numberIn(text)]));
  return { ...(read as Record<keyof typeof figures, number>), churn };
}

/** Those who were lost, of those who were there when the month began; nobody knows of nobody. */
function churnOf({ began, lost, subscribers }: Record<'began' | 'lost' | 'subscribers', number>): string {
  const before = subscribers - began + lost;
  return before > 0 ? `${Math.round((lost / before) * 1_000) / 10}%` : '–';
}

async function seeOnDashboard(page: Page, { subscribers, mrr }: Record<'subscribers' | 'mrr', number>) {
  await page.goto(panelPaths.adminDashboard);
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${title}`) });
  await card('Monthly recurring revenue')
    .getByText(formatMoney(cents(Math.round(mrr * 100))))
    .waitFor();
  await card('Subscribers').getByText(formatCount(subscribers), { exact: true }).waitFor();
}

it('a subscription that begins and ends moves what is paid each month, subscribers and churn', async () => {
  const page = await openPanel('admin', panelPaths.adminReports);
  const before = await reported(page);
  const { person } = await subscribedPerson();
  const { began, lost, subscribers, mrr } = before;
  const more = { began: began + 1, lost, subscribers: subscribers + 1, mrr: mrr + 29 };
  await eventually(() => reported(page)).toEqual({ ...more, churn: churnOf(more) });
  expect(await faultsOf(page)).toEqual([]);
  await seeOnDashboard(page, more);

  await page.goto(panelPaths.adminSubscription(person.uid));
  await page.getByRole('button', { name: 'End Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('A test');
  await dialog.getByRole('button', { name: 'End Now' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const after = { began: began + 1, lost: lost + 1, subscribers, mrr };
  await eventually(() => reported(page)).toEqual({ ...after, churn: churnOf(after) });
  await seeOnDashboard(page, after);
});
