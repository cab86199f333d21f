// @vitest-environment happy-dom
import { paths } from '@tempera/domain/site/paths';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useLoginQuery } from './use-login-query.ts';

const at = (address: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(useLoginQuery, { wrapper }).result.current;
};

it('takes along what waits behind the login, and no other page’s query', () => {
  const waits = '?purchase-product-astroaccess';
  for (const path of [paths.login, paths.signUp, '/login']) expect(at(path + waits)).toBe(waits);
  expect(at(`${paths.templates}?category=auth`)).toBe('');
  expect(at('/auth/action?mode=verifyEmail&oobCode=once')).toBe('');
  expect(at(paths.login)).toBe('');
});
