// @vitest-environment happy-dom
import type { UploadState } from '@tempera/domain/catalogue/product-calls';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
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

const show = (given: Partial<UploadState> = {}) =>
  showInPage(<CheckedArchive product={product} archive={{ ...archive, ...given }} upload={upload} />);

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
