import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { licenseFileOf } from '../license-file.ts';
import License from './License.tsx';

const paths = (...all: string[]) => all.map((path) => ({ path, sizeBytes: 1 }));
const text = (license: string | undefined, file: string | null) =>
  renderToStaticMarkup(<License license={license} file={file} />).replaceAll(
    /<style.*?<\/style>|<[^>]*>/g,
    '',
  );

it('names the file that an archive has, and none where it has none', () => {
  expect(licenseFileOf(paths('index.html', 'LICENSE'))).toBe('LICENSE');
  expect(licenseFileOf(paths('src/LICENSE', 'License.md'))).toBe('License.md');
  expect(licenseFileOf(paths('index.html', 'src/LICENSE', 'license.js'))).toBeNull();
  expect(text(undefined, 'License.md')).toContain('The file License.md has the full text.');
  expect(text(undefined, null)).not.toContain('The file');
});

it('says what the product says of its license, and describes only the commercial one', () => {
  expect(text('MIT', null)).toContain('This template is licensed under: MIT.');
  expect(text('MIT', null)).not.toContain('may not be sold');
  expect(text('Commercial', null)).toContain('A commercial license is included.');
});
