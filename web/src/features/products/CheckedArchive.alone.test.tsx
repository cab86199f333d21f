// @vitest-environment happy-dom
import type { UploadState } from '@tempera/domain/catalogue/product-calls';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import { publishUpload } from './api/archives.ts';
import type { ListedProduct } from './api/products.ts';
import { CheckedArchive } from './components/CheckedArchive.tsx';
import type { ArchiveUpload } from './use-archive-upload.ts';

vi.mock('./api/archives.ts', () => ({ publishUpload: vi.fn() }));

const archive: UploadState = {
  uploadId: 'u1',
  status: 'checked',
  sizeBytes: 100,
  sha256: 'a'.repeat(64),
  files: ['README.md', 'src/app.js', 'src/other.js'].map((path) => ({ path, sizeBytes: 1 })),
  packageVersion: null,
  version: null,
};
const product = { id: 'neo', title: 'Neo', version: '1.0.0', status: 'active' } as ListedProduct;
const upload = { finish: vi.fn() } as unknown as ArchiveUpload;

const show = (given: Partial<UploadState> = {}, opened: readonly string[] = []) =>
  showInPage(
    <CheckedArchive product={product} archive={{ ...archive, ...given }} opened={opened} upload={upload} />,
  );

async function typeVersion(version: string) {
  const field = screen.getByLabelText('Version');
  await userEvent.clear(field);
  await userEvent.type(field, version);
}

it('warns before a release that npm will miss, and of no other', async () => {
  show({ packageVersion: '1.0.0' });
  await typeVersion('1.0.1');
  const missed = 'package.json says 1.0.0, so 1.0.1 won’t be on npm. Set its version to 1.0.1.';
  expect(screen.getByText(missed)).toBeTruthy();
  await typeVersion('1.0.');
  expect(screen.queryByText(/won’t be on npm/)).toBeNull();
});

it.each(['1.0.1', null])('warns of nothing where package.json says %j', async (packageVersion) => {
  show({ packageVersion });
  await typeVersion('1.0.1');
  expect(screen.queryByText(/won’t be on npm/)).toBeNull();
});

const isChecked = (name: string) => (screen.getByRole('checkbox', { name }) as HTMLInputElement).checked;
async function publish() {
  await userEvent.type(screen.getByLabelText('What’s new'), 'More.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish Version' }));
}
const published = () => vi.mocked(publishUpload).mock.lastCall?.[2].open;

it('opens what was open before unless it is unchecked, and nothing else', async () => {
  show({}, ['README.md', 'src/app.js', 'gone.js']);
  expect(['README.md', 'src/app.js', 'src/'].map(isChecked)).toEqual([true, true, false]);
  expect(screen.queryByRole('checkbox', { name: 'gone.js' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'README.md' }));
  await publish();
  await waitFor(() => expect(published()).toEqual(['src/app.js']));
});

it('opens nothing where nothing was open', async () => {
  show();
  await publish();
  await waitFor(() => expect(published()).toEqual([]));
});
