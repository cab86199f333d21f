// @vitest-environment happy-dom
import type { Advisory } from '@tempera/domain/advisories/advisory';
import type { Product } from '@tempera/domain/catalogue/product';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import type { Releases } from './api/releases.ts';
import { VersionsPage } from './VersionsPage.tsx';

const release = (id: string) => ({ id, changelog: `Changed in ${id}.`, releasedAt: 0, sizeBytes: 2_048 });
const three = [release('1.4.0'), release('1.3.0'), release('1.2.0')];
const fake = vi.hoisted(() => ({
  releases: {} as Releases,
  retry: vi.fn(),
  answers: {} as Record<string, object>,
}));

vi.mock('./api/releases.ts', () => ({ useReleases: () => [fake.releases, fake.retry] }));
vi.mock('./api/source.ts', () => ({
  useSource: (address: string | null) =>
    address !== null && fake.answers[address]
      ? { status: 'here', answer: fake.answers[address] }
      : { status: 'failed', error: new TypeError('fetch failed'), retry: fake.retry },
}));

const product = { slug: 'neo', title: 'Neo', category: 'auth', status: 'active' } as Product;
type Access = Parameters<typeof VersionsPage>[0]['access'];
const visitor: Access = {
  known: true,
  owned: false,
  downloaded: undefined,
  downloads: false,
  claimant: null,
};
const owner: Access = { ...visitor, owned: true, downloads: true, downloaded: '1.2.0' };
const show = (access: Access, advisories: readonly Advisory[] = []) =>
  showInPage(
    <VersionsPage
      product={product}
      access={access}
      download={(version) => <button type="button">Get {version}</button>}
      notices={null}
      advisories={advisories}
    />,
  );

beforeEach(() => {
  fake.releases = { status: 'here', releases: three };
  fake.retry.mockClear();
  fake.answers = {
    '/source/neo/1.4.0/size?since=1.3.0': {
      version: '1.4.0',
      since: '1.3.0',
      size: { added: 1, removed: 0, changed: 2, moved: 0 },
    },
    '/source/neo/1.4.0/changes?since=1.2.0': {
      version: '1.4.0',
      since: '1.2.0',
      changes: [
        { status: 'changed', path: 'a.js', sizeBytes: 10 },
        { status: 'moved', path: 'b.js', from: 'old/b.js', sizeBytes: 10 },
      ],
    },
    '/source/neo/1.4.0/file?path=a.js': { path: 'a.js', sizeBytes: 10, kind: 'text', text: 'new();\n' },
    '/source/neo/1.2.0/file?path=a.js': { path: 'a.js', sizeBytes: 10, kind: 'text', text: 'old();\n' },
    '/source/neo/1.4.0/tree': {
      version: '1.4.0',
      files: [{ path: 'logo.png', sizeBytes: 3_000 }],
      sbom: false,
    },
    '/source/neo/1.4.0/file?path=logo.png': { path: 'logo.png', sizeBytes: 3_000, kind: 'binary' },
  };
});

it('tells an owner what is new since the version that they have', async () => {
  show(owner);
  expect(screen.getByText('You have 1.2.0; 1.4.0 is out.')).toBeTruthy();
  const notes = screen.getByRole('heading', { name: 'New since 1.2.0' }).parentElement as HTMLElement;
  expect(
    within(notes)
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent),
  ).toEqual(['1.4.0', '1.3.0']);
  expect(screen.getByText(/2 files changed, 1 added since 1\.3\.0\./)).toBeTruthy();
});

it('shows a changelog in Markdown as what it says, with the headings of a part, and plain lines as they are', async () => {
  const [newest, ...rest] = three;
  const written = '## 1.4.0\n\n- A **dark** mode\n- <b>No tags</b>\n\n[x](javascript:alert(1))';
  const plainLines = { ...release('1.3.0'), changelog: 'First line.\nSecond line.' };
  fake.releases = {
    status: 'here',
    releases: [{ ...release('1.4.0'), ...newest, changelog: written }, plainLines, ...rest.slice(1)],
  };
  const { container } = show(visitor);
  expect(await screen.findByText('dark')).toMatchObject({ tagName: 'STRONG' });
  expect(screen.getByRole('heading', { level: 4, name: '1.4.0' })).toBeTruthy();
  expect(screen.getByText('<b>No tags</b>')).toMatchObject({ tagName: 'LI' });
  expect(container.innerHTML).not.toMatch(/javascript:|\*\*|## /);
  const lines = screen.getByText(/^First line\.\s+Second line\.$/);
  expect(lines.textContent).toBe('First line.\nSecond line.');
  expect(getComputedStyle(lines).whiteSpace).toBe('pre-line');
});

it('compares the version that the owner has with the newest, file by file', async () => {
  const { container } = show(owner);
  expect(await screen.findByText('1 file changed, 1 moved.')).toBeTruthy();
  expect(screen.getByText('old/b.js → b.js')).toBeTruthy();
  const details = container.querySelector('details:has(summary)') as HTMLDetailsElement;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  await waitFor(() =>
    expect(
      [...container.querySelectorAll('[data-line]')].map((one) => one.getAttribute('data-line')),
    ).toEqual(['removed', 'added']),
  );
});

it('names a file that is no text, and shows none of it', async () => {
  show(owner);
  await userEvent.click(await screen.findByRole('button', { name: 'logo.png' }));
  expect(await screen.findByText('This file is not text. Download the release to open it.')).toBeTruthy();
});

it('says that somebody has the newest, and shows nobody else the source', () => {
  const { unmount } = show({ ...owner, downloaded: '1.4.0' });
  expect(screen.getByText('You have 1.4.0, the newest version.')).toBeTruthy();
  unmount();
  show(visitor);
  expect(screen.getByText(/Owners of Neo can compare any two releases/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Source' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Get/ })).toBeNull();
});

it('asks before reading uses up a free template of the month', async () => {
  show({ ...visitor, downloads: true, claimant: 'me' });
  expect(screen.queryByLabelText('From')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Read the Source' }));
  expect(await screen.findByLabelText('From')).toBeTruthy();
});

it('offers to try again what did not come', async () => {
  fake.releases = { status: 'failed' };
  const { unmount } = show(visitor);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(fake.retry).toHaveBeenCalledTimes(1);
  unmount();
  fake.releases = { status: 'here', releases: three };
  fake.answers = {};
  show(owner);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Try again' }))[0] as HTMLElement);
  expect(fake.retry).toHaveBeenCalledTimes(2);
});

it('marks the releases that an advisory is about, with what to do, and no others', () => {
  const advisory: Advisory = {
    id: 'a1',
    slug: 'neo',
    severity: 'high',
    title: 'Open redirect',
    text: 'Update with `npm update`.',
    versions: ['1.2.0', '1.3.0'],
    fixedIn: '1.4.0',
    publishedAt: 0,
    withdrawnAt: null,
  };
  const withdrawn = { ...advisory, id: 'a2', title: 'A false alarm', withdrawnAt: 1 };
  show(visitor, [advisory, withdrawn]);
  const marked = screen.getAllByText('High severity').map((tag) => tag.closest('li')?.textContent);
  expect(marked.map((text) => text?.slice(0, 5))).toEqual(['1.3.0', '1.2.0']);
  for (const text of marked) expect(text).toMatch(/Open redirectUpdate with npm update\.Fixed in 1\.4\.0\./);
  expect(screen.queryByText('A false alarm')).toBeNull();
});
