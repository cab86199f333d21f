import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { faultsOf } from './kit/axe.ts';
import { useBrowser } from './kit/browser.ts';
import { eventually } from './kit/eventually.ts';
import { openPanel } from './kit/moderation.ts';
import { somebodyKnown } from './kit/people.ts';
import { db } from './kit/store.ts';

/** What waits for the owner, who has it open in two tabs. */
useBrowser();

/** An admin has asked for another one. */
async function asked() {
  const { uid, name } = await somebodyKnown();
  const id = crypto.randomUUID().replaceAll('-', '');
  const what = `Make ${name} an admin`;
  await db()
    .doc(`approvals/${id}`)
    .set({
      act: { kind: 'admin', input: { uid } },
      what,
      byId: 'demo-admin',
      byName: 'Adam Admin',
      byEmail: '',
      at: Timestamp.now(),
      status: 'open',
      decidedAt: null,
    });
  const roleOf = async () => (await db().doc(`access/${uid}`).get()).get('role') ?? 'customer';
  return { what, roleOf };
}

it('the owner confirms one and declines another, the other tab hears of both, and an admin only looks on', async () => {
  const [wanted, unwanted] = await Promise.all([asked(), asked()]);
  const page = await openPanel('owner', panelPaths.adminApprovals);
  await page.getByRole('button', { name: `Confirm ${wanted.what}` }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const other = await page.context().newPage();
  await other.goto(panelPaths.adminApprovals);
  const inOther = (what: string) => other.getByRole('listitem').filter({ hasText: what });
  await inOther(wanted.what).getByText('Waiting for the owner').waitFor();

  await page.getByRole('button', { name: `Confirm ${wanted.what}` }).click();
  const dialog = page.getByRole('dialog', { name: `${wanted.what}?` });
  await dialog.getByText('They can manage the whole store from then on.', { exact: false }).waitFor();
  expect(await wanted.roleOf()).toBe('customer');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await inOther(wanted.what).getByText('Confirmed', { exact: true }).waitFor();
  await eventually(wanted.roleOf).toBe('admin');

  await page.getByRole('button', { name: `Decline ${unwanted.what}` }).click();
  await page.getByText('Declined. Nothing was changed.').first().waitFor();
  await inOther(unwanted.what).getByText('Declined', { exact: true }).waitFor();
  expect(await inOther(unwanted.what).getByRole('button').count()).toBe(0);
  expect(await unwanted.roleOf()).toBe('customer');

  const admin = await openPanel('admin', panelPaths.adminApprovals);
  await admin.getByRole('listitem').filter({ hasText: wanted.what }).waitFor();
  expect(await admin.getByRole('button', { name: /^(?:Confirm|Decline) / }).count()).toBe(0);
});
