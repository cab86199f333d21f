// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { BelowFold } from './BelowFold.tsx';

/** What was shown, one commit after the other. */
let shown: string[] = [];

function Page() {
  useLayoutEffect(() => {
    shown.push(document.body.textContent ?? '');
  }, []);
  return (
    <>
      <p>First</p>
      <BelowFold>
        <p>Second</p>
      </BelowFold>
    </>
  );
}

/** Goes from one page to another. @returns what the other showed first, and in the end */
async function goTo(path: string, { andBack = false } = {}): Promise<[first: string, last: string]> {
  const routes = [
    { path: '/', element: 'Home' },
    { path: '/page', element: <Page /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: andBack ? [path, '/'] : ['/'] });
  const root = createRoot(document.body);
  await act(async () => root.render(<RouterProvider router={router} />));
  shown = [];
  await act(() => (andBack ? router.navigate(-1) : router.navigate(path)));
  const last = document.body.textContent ?? '';
  await act(async () => root.unmount());
  return [shown[0] ?? '', last];
}

describe('BelowFold', () => {
  it('comes after what is in sight, to whoever moves to a page', async () => {
    expect(await goTo('/page')).toEqual(['First', 'FirstSecond']);
  });

  it('is there at once for whoever returns, and is scrolled to where they were', async () => {
    expect(await goTo('/page', { andBack: true })).toEqual(['FirstSecond', 'FirstSecond']);
  });

  it('is there at once where the address points into the page', async () => {
    expect(await goTo('/page#part')).toEqual(['FirstSecond', 'FirstSecond']);
  });

  it('is in what the server renders', () => {
    const html = renderToString(
      <StaticRouter location="/page">
        <Page />
      </StaticRouter>,
    );
    expect(html).toContain('Second');
  });
});
