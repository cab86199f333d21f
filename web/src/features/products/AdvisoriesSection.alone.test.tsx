// @vitest-environment happy-dom
import type { Advisory } from '@tempera/domain/advisories/advisory';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import { countOwners, publishAdvisory, withdrawAdvisory } from './api/advisories.ts';
import type { ListedProduct } from './api/products.ts';
import { AdvisoriesSection } from './components/AdvisoriesSection.tsx';

const open: Advisory = {
  id: 'a1',
  slug: 'neo',
  severity: 'high',
  title: 'Open redirect',
  text: 'Update to 1.1.0.',
  versions: ['1.0.0'],
  fixedIn: '1.1.0',
  publishedAt: 1_000,
  withdrawnAt: null,
};

vi.mock('./api/advisories.ts', () => ({
  useAdvisories: () => ({
    loading: false,
    data: [open, { ...open, id: 'a2', title: 'Old', withdrawnAt: 2_000 }],
  }),
  readReleased: vi.fn(async () => ['1.1.0', '1.0.0']),
  countOwners: vi.fn(async () => 1_204),
  publishAdvisory: vi.fn(),
  withdrawAdvisory: vi.fn(),
}));

const show = () => showInPage(<AdvisoriesSection product={{ id: 'neo', title: 'Neo' } as ListedProduct} />);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('says how many are told before anything is published', async () => {
  show();
  await press('New Advisory');
  await press('Continue');
  expect(await screen.findByText('Choose the affected versions.')).toBeTruthy();
  expect(countOwners).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Affected versions'), '1.0.0{Enter}');
  await userEvent.type(screen.getByLabelText('What is wrong'), 'Leak');
  await userEvent.type(screen.getByLabelText('What to do'), 'Update.');
  await userEvent.selectOptions(screen.getByLabelText('Severity'), 'critical');
  await userEvent.selectOptions(screen.getByLabelText('Fixed in'), '1.1.0');
  await press('Continue');
  const dialog = await screen.findByRole('dialog', { name: 'Publish this advisory?' });
  expect(dialog.textContent).toContain('1,204 people have this template.');
  expect(publishAdvisory).not.toHaveBeenCalled();
  await press('Publish and Tell Owners');
  const { severity, versions, fixedIn } = { severity: 'critical', versions: ['1.0.0'], fixedIn: '1.1.0' };
  await waitFor(() =>
    expect(publishAdvisory).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[0-9a-f-]{36}$/), 'neo', {
      severity,
      title: 'Leak',
      text: 'Update.',
      versions,
      fixedIn,
    }),
  );
  expect(await screen.findByText('Its owners are being told.')).toBeTruthy();
});

it('withdraws what holds, and nothing twice', async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Withdraw Old' })).toBeNull();
  await press('Withdraw Open redirect');
  expect(withdrawAdvisory).not.toHaveBeenCalled();
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw Advisory' }),
  );
  await waitFor(() => expect(withdrawAdvisory).toHaveBeenCalledExactlyOnceWith('a1'));
});
