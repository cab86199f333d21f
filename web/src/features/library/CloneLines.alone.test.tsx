// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import CloneLines from './CloneLines.tsx';

vi.mock('./api/installs.ts', () => ({ useInstalls: () => ({ npm: null, shadcn: false }) }));

it('tells a buyer how to clone, with what, and how the next version comes', () => {
  showInPage(<CloneLines slug="neo" title="Neo" />);
  const block = screen.getByRole('region', { name: 'Neo by git' });
  expect(block.textContent).toContain('/git/neo.git');
  expect(block.textContent).toContain('git pull --no-rebase merges new versions into your changes.');
  expect(screen.getByRole('link', { name: 'access token' }).getAttribute('href')).toBe('/profile#tokens');
});
