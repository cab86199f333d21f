// @vitest-environment happy-dom
import { messages } from '@tempera/domain/site/messages';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { seeToast, showInPage } from '../../testing/in-page.tsx';
import { lazyDialog, lazyPart } from './lazy-part.tsx';

afterEach(cleanup);

const lost = new TypeError('Failed to fetch dynamically imported module');

it('says in the place of a part that its code didn’t come, and shows it once it does', async () => {
  const load = vi.fn(async () => ({ default: ({ of }: { of: string }) => <p>The form of {of}</p> }));
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  const Part = lazyPart(load);
  showInPage(
    <>
      <p>The page</p>
      <Suspense fallback={<p>Loading</p>}>
        <Part of="Mira" />
      </Suspense>
    </>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(messages.networkError)).toBeDefined();
  await userEvent.click(again);
  expect(screen.getByText('The page')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The form of Mira')).toBeDefined();
});

function Asker({ Question }: { Question: ComponentType<{ onClose: () => void }> }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        {asking ? 'Asking' : 'Ask'}
      </button>
      <Suspense>{asking && <Question onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}

it('says of a dialog whose code doesn’t come that it can’t be opened, and opens it once it does', async () => {
  const load = vi.fn(async () => ({ default: ({ onClose: _ }: { onClose: () => void }) => <p>Sure?</p> }));
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  const Question = lazyDialog(load);
  showInPage(<Asker Question={Question} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await seeToast({ title: 'Couldn’t open this', text: messages.networkError });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('Sure?')).toBeDefined();
});
