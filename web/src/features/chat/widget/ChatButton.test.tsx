// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInPage } from '../../../../testing/in-page.tsx';
import { ChatButton } from './ChatButton.tsx';

afterEach(cleanup);

const comesAfterThePage = (path: string) => {
  showInPage(
    <>
      <ChatButton unread={2} />
      <footer>The end</footer>
    </>,
    path,
  );
  const button = screen.getByRole('button', { name: 'Open live chat, 2 unread' });
  const order = screen.getByText('The end').compareDocumentPosition(button);
  return (order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
};

it.each([
  '/checkout/product=ink',
  '/checkout/products=ink,quill',
  '/checkout/plan=pro',
  '/checkout/success',
  '/checkout/order',
  '/profile',
])(
  'comes after the form that pays, an order’s totals, a list of charges, and all of their page: %s',
  (path) => expect(comesAfterThePage(path)).toBe(true),
);

it.each(['/', '/checkout/find-order'])('stands in the corner elsewhere: %s', (path) => {
  expect(comesAfterThePage(path)).toBe(false);
  expect(getComputedStyle(screen.getByRole('button')).position).toBe('fixed');
});
