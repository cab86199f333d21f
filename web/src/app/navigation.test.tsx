// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showInPage } from '../../testing/in-page.tsx';
import { SkipLink } from './navigation.tsx';

it('skips to the content and leaves the address as it is', async () => {
  location.hash = '#security';
  showInPage(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(location.hash).toBe('#security');
  location.hash = '';
});
