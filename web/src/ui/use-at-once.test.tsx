// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAtOnce } from './use-at-once.ts';

afterEach(cleanup);

interface PickerProps {
  value: string;
  onChange: (value: string) => void;
}

function Picker({ value, onChange }: PickerProps) {
  const [shown, choose] = useAtOnce(value, onChange);
  return ['none', 'first', 'second'].map((name) => (
    <button key={name} type="button" aria-pressed={shown === name} onClick={() => choose(name)}>
      {name}
    </button>
  ));
}

function Page({ heard }: { heard: (chosen: string, pressed: string | undefined) => void }) {
  const [value, setValue] = useState('none');
  const change = (chosen: string) => {
    heard(chosen, pressed());
    setValue(chosen);
  };
  return <Picker value={value} onChange={change} />;
}

const pressed = () => document.querySelector('[aria-pressed="true"]')?.textContent ?? undefined;
const click = (name: string) => screen.getByRole('button', { name }).click();

it('shows what is chosen before anybody else hears of it', async () => {
  const heard = vi.fn();
  render(<Page heard={heard} />);
  click('first');
  await waitFor(() => expect(pressed()).toBe('first'));
  await waitFor(() => expect(heard.mock.calls).toEqual([['first', 'first']]));
  click('second');
  await waitFor(() => expect(heard).toHaveBeenLastCalledWith('second', 'second'));
});

it('hears of all that is chosen, in order, however fast', async () => {
  const heard: string[] = [];
  render(<Picker value="none" onChange={(chosen) => heard.push(chosen)} />);
  click('first');
  click('second');
  await waitFor(() => expect(heard).toEqual(['first', 'second']));
  expect(pressed()).toBe('second');
});

it('shows what the value becomes by other ways', () => {
  const { rerender } = render(<Picker value="first" onChange={() => {}} />);
  rerender(<Picker value="second" onChange={() => {}} />);
  expect(pressed()).toBe('second');
});
