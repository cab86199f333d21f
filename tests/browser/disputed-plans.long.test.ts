import { panelPaths } from '@tempera/domain/site/panel-screens';
import { expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { openPanel } from './kit/moderation.ts';
import { somebodyHere } from './kit/people.ts';
import { db } from './kit/store.ts';

useBrowser();

it('a disputed payment of a plan needs attention, and is found among the subscriptions', async () => {
  const [disputed, other] = [await somebodyHere(), await somebodyHere()];
  const open = async ({ email }: { email: string }, openDisputes: string[]) => {
    const { docs } = await db().collection('subscriptions').where('person.email', '==', email).get();
    await docs[0]?.ref.update({ openDisputes, disputed: openDisputes.length > 0 });
  };
  const page = await openPanel('admin', panelPaths.adminSubscriptions);
  for (const { email } of [disputed, other]) {
    await page.getByRole('button', { name: 'Give Plan…' }).click();
    const giving = page.getByRole('dialog', { name: 'Give a plan' });
    await giving.getByLabel('Email of their account').fill(email);
    await giving.getByLabel('Plan').selectOption('Pro');
    await giving
      .getByLabel('Until the end of')
      .fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10));
    await giving.getByLabel('Reason').fill('Speaks for us');
    await giving.getByRole('button', { name: 'Give Plan' }).click();
    await giving.waitFor({ state: 'hidden' });
  }
  await open(disputed, ['dp_1']);
  try {
    await page.goto(panelPaths.adminDashboard);
    await page.getByRole('link', { name: /disputed payments?: answer/ }).click();
    await page.waitForURL(`**${panelPaths.adminSubscriptions}?listing=disputed`);
    const rowOf = ({ name }: { name: string }) => page.getByRole('row').filter({ hasText: name });
    await rowOf(disputed).waitFor();
    expect(await rowOf(other).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    for (const more of [
      '&sort=since&way=asc',
      `&q=${disputed.email}`,
      `&q=${disputed.email}&sort=since&way=asc`,
    ]) {
      await page.goto(`${panelPaths.adminSubscriptions}?listing=disputed${more}`);
      await rowOf(disputed).waitFor();
      expect(await rowOf(other).count()).toBe(0);
    }
  } finally {
    await open(disputed, []);
  }
});
