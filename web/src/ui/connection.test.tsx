// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPiece } from './connection.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lost = new TypeError('Failed to fetch dynamically imported module');
const piece = { default: () => <p>The piece</p> };

/** Stands for the route, whose error takes the page's place. */
class Page extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>The page is down</p> : this.props.children;
  }
}

function show(load: () => Promise<typeof piece>): void {
  const Piece = lazyPiece(load);
  render(
    <Page>
      <p>The page</p>
      <Suspense fallback={<p>Waiting</p>}>
        <Piece />
      </Suspense>
    </Page>,
  );
}

it('leaves the page up without a connection, and comes with the next one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<typeof piece>>().mockRejectedValueOnce(lost).mockResolvedValue(piece);
  show(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('The page')).toBeTruthy();
  expect(screen.getByText('Waiting')).toBeTruthy();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('The piece')).toBeTruthy();
});

it('leaves the page up where a connection didn’t bring it, and asks again at the next press', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const load = vi.fn<() => Promise<typeof piece>>().mockRejectedValueOnce(lost).mockResolvedValue(piece);
  show(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Waiting')).toBeTruthy();
  await vi.waitFor(() => {
    screen.getByText('The page').click();
    expect(load).toHaveBeenCalledTimes(2);
  });
  expect(await screen.findByText('The piece')).toBeTruthy();
});

it('passes on what is wrong with the code itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show(() => Promise.reject(new ReferenceError('piece is not defined')));
  expect(await screen.findByText('The page is down')).toBeTruthy();
});
