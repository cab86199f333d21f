// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';
import { SelectField } from './SelectField.tsx';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => document.body.replaceChildren());

const chosen = vi.fn<(price: string) => void>();
const typed = vi.fn<(text: string) => void>();
afterEach(() => vi.clearAllMocks());

const prices = [
  { value: 'any', label: 'Any price' },
  { value: 'free', label: 'Free' },
];

const formWith = (price: string) => (
  <>
    <SelectField label="Price" value={price} options={prices} onChange={chosen} />
    <SearchField label="Search" value="" onChange={typed} />
  </>
);

/** A page from the server; somebody does `early` before React takes it over. */
async function takeOver(price: string, early: () => void) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(formWith(price));
  early();
  await act(async () => hydrateRoot(root, formWith(price)));
}

function field<F extends Element>(name: string): F {
  const found = document.querySelector<F>(name);
  if (!found) throw new Error(`The page has no ${name}.`);
  return found;
}

it('tells what was chosen and typed before React took the page over', async () => {
  await takeOver('any', () => {
    field<HTMLSelectElement>('select').value = 'free';
    field<HTMLInputElement>('input').value = 'login';
  });
  expect(chosen.mock.calls).toEqual([['free']]);
  expect(typed.mock.calls).toEqual([['login']]);
});

it('tells nothing of fields that nobody touched', async () => {
  await takeOver('free', () => {});
  expect(chosen).not.toHaveBeenCalled();
  expect(typed).not.toHaveBeenCalled();
});

it('takes what a select shows for a value that it does not have for nobody’s choice', async () => {
  await takeOver('a-price-of-yesterday', () => {});
  expect(chosen).not.toHaveBeenCalled();
});
