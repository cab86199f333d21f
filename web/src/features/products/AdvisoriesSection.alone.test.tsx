// @vitest-environment happy-dom
import type { Advisory } from '@tempera/domain/advisories/advisory';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import { amendAdvisory, countOwners, publishAdvisory, withdrawAdvisory } from './api/advisories.ts';
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
  amendAdvisory: vi.fn(),
  withdrawAdvisory: vi.fn(),
}));

beforeEach(() => vi.clearAllMocks());

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

it('says that all versions are chosen, and of a version that there is none', async () => {
  show();
  await press('New Advisory');
  const versions = await screen.findByLabelText('Affected versions');
  await userEvent.type(versions, '9');
  expect(await screen.findByText('No version like this.')).toBeTruthy();
  await userEvent.type(versions, '{Backspace}1.0.0{Enter}1.1.0{Enter}');
  expect(await screen.findByText('All versions are chosen.')).toBeTruthy();
});

it('changes the fix and what to do of an advisory that holds, and says that nobody is told again', async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Update Old' })).toBeNull();
  await press('Update Open redirect');
  const dialog = await screen.findByRole('dialog', { name: 'Update “Open redirect”' });
  expect(dialog.textContent).toContain('Owners get no second notice or email.');
  const text = within(dialog).getByLabelText('What to do');
  await userEvent.clear(text);
  await press('Update');
  expect(await within(dialog).findByText('Say what to do.')).toBeTruthy();
  expect(amendAdvisory).not.toHaveBeenCalled();
  await userEvent.type(text, 'Wait for a fix.');
  await userEvent.selectOptions(within(dialog).getByLabelText('Fixed in'), 'Not yet');
  await press('Update');
  await waitFor(() =>
    expect(amendAdvisory).toHaveBeenCalledExactlyOnceWith('a1', { text: 'Wait for a fix.', fixedIn: null }),
  );
  expect(publishAdvisory).not.toHaveBeenCalled();
});

it('asks before Escape throws away what was typed, and closes an untouched dialog at once', async () => {
  show();
  await press('New Advisory');
  await screen.findByRole('dialog', { name: 'New advisory for Neo' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await press('New Advisory');
  await userEvent.type(await screen.findByLabelText('What is wrong'), 'Leak');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await press('Stay here');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull());
  expect(screen.getByLabelText('What is wrong')).toMatchObject({ value: 'Leak' });
  await userEvent.click(screen.getByLabelText('What is wrong'));
  await userEvent.keyboard('{Escape}');
  await press('Discard changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
