import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Email } from './Email.tsx';

it.each([
  ['ada@example.com', 'ada@<wbr/>example.com'],
  ['"a@b"@example.com', '&quot;a@b&quot;@<wbr/>example.com'],
  ['nobody', 'nobody'],
  ['', ''],
])('%s may break after its @', (address, markup) => {
  expect(renderToStaticMarkup(<Email address={address} />)).toBe(markup);
});
