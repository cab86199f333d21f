// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextInput } from './TextInput.tsx';

/** What the form library hears, which looks into each event. */
let heard: string[];
const show = (disabled: boolean) => (
  <TextInput
    label="Coupon code"
    field={{ name: 'code', onBlur: ({ type }) => heard.push(type) }}
    disabled={disabled}
  />
);

beforeEach(() => {
  heard = [];
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says that it was left, once the press that took the focus away has hit what it aimed at', () => {
  render(show(false));
  const input = screen.getByLabelText('Coupon code');
  act(() => input.focus());
  act(() => input.blur());
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(['blur']);
});

it('says nothing as it is put out of use with the focus in it, which is how Enter applies a coupon', () => {
  const { rerender } = render(show(false));
  act(() => screen.getByLabelText('Coupon code').focus());
  rerender(show(true));
  vi.advanceTimersByTime(200);
  expect(heard).toEqual([]);
});
