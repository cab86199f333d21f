// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import { Component } from './auth-action.tsx';

vi.mock('../../features/account/AuthActionPage.tsx', () => ({
  AuthActionPage: ({ search }: { search: string }) => `action ${search}`,
}));
vi.mock('../../features/account/NotMePage.tsx', () => ({
  NotMePage: ({ link }: { link: string }) => `not me ${link}`,
}));

it.each([
  ['#signed.link', 'not me signed.link'],
  ['?mode=verifyEmail&oobCode=code', 'action ?mode=verifyEmail&oobCode=code'],
  ['?mode=verifyEmail&oobCode=code#main', 'action ?mode=verifyEmail&oobCode=code'],
])('takes %s for what it is', (address, expected) => {
  showInPage(<Component />, `/auth/action${address}`);
  expect(screen.getByText(expected)).toBeTruthy();
});
