// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { showInPage } from '../../testing/in-page.tsx';
import { type RowAction, RowMenu } from './RowMenu.tsx';

let change: (actions: RowAction[]) => void = () => {};

/** A row whose actions change while it is looked at. */
function Row({ first }: { first: RowAction[] }) {
  const [actions, setActions] = useState(first);
  change = setActions;
  return <RowMenu of="Ada Example" actions={actions} />;
}

const labels = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

it('keeps what was read where it was while the row changes, and lets nobody choose what has gone', async () => {
  const [run, runs] = [vi.fn(), vi.fn()];
  showInPage(
    <Row
      first={[
        { label: 'Suspend User', run },
        { label: 'History', run },
      ]}
    />,
  );
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Actions for Ada Example' }));
  await open();
  act(() =>
    change([
      { label: 'Remove Suspension', run: runs },
      { label: 'History', run: runs },
    ]),
  );
  expect(labels()).toEqual(['Suspend User', 'History']);
  expect(screen.getByRole('menuitem', { name: 'Suspend User' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('menuitem', { name: 'History' }));
  expect([run.mock.calls.length, runs.mock.calls.length]).toEqual([0, 1]);
  await open();
  expect(labels()).toEqual(['Remove Suspension', 'History']);
});
