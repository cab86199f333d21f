// @vitest-environment happy-dom
import { defaultTextOf } from '@tempera/domain/site/text-pages';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import { OvertakenError } from '../../firebase/write/write.ts';
import { resetText, saveText } from './api/page-texts.ts';
import { EditPage } from './EditPage.tsx';

const own = { title: 'Our terms', description: 'What holds.', body: '## Prices\n\nBefore tax.' };
let written: object | null = null;

vi.mock('./api/page-texts.ts', () => ({
  useWrittenText: () => ({ loading: false, data: written, error: undefined }),
  saveText: vi.fn(() => Promise.resolve()),
  resetText: vi.fn(() => Promise.resolve()),
}));
// The question before a form is left needs the data router, which the store has around all pages.
vi.mock('../../ui/form/AskBeforeLeaving.tsx', () => ({ AskBeforeLeaving: () => null }));

beforeEach(() => {
  written = null;
  vi.mocked(saveText).mockClear();
});

const terms = expect.objectContaining({ kind: 'legalTexts', id: 'terms' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const body = () => screen.getByRole('textbox', { name: /^Text/ }) as HTMLTextAreaElement;

it('begins with the default text, shows how it will look, and stores what was typed over nothing', async () => {
  showInPage(<EditPage id="terms" />);
  const { title, description } = defaultTextOf({ kind: 'legalTexts', id: 'terms' });
  expect(screen.queryByRole('button', { name: 'Reset to Default Text' })).toBeNull();
  await userEvent.clear(body());
  await press('Save Page');
  await screen.findByText('Enter a text.');
  await userEvent.type(body(), '## Fonts{Enter}Are yours.');
  await within(screen.getByRole('region', { name: 'Preview' })).findByRole('heading', { name: 'Fonts' });
  await press('Save Page');
  const text = { title, description, body: '## Fonts\nAre yours.' };
  await waitFor(() => expect(saveText).toHaveBeenCalledExactlyOnceWith(terms, text, null));
  await userEvent.type(body(), ' Yes.');
  await press('Save Page');
  await waitFor(() =>
    expect(saveText).toHaveBeenLastCalledWith(terms, { ...text, body: `${text.body} Yes.` }, text),
  );
});

it('says when somebody else was quicker, and keeps what was typed', async () => {
  written = { id: 'terms', ...own, changed: {} };
  vi.mocked(saveText).mockRejectedValueOnce(new OvertakenError('legalTexts/terms'));
  showInPage(<EditPage id="terms" />);
  await userEvent.type(body(), ' Always.');
  await press('Save Page');
  await screen.findByText(/^Someone else has changed this page\./);
  expect(body().value).toBe(`${own.body} Always.`);
  expect(saveText).toHaveBeenCalledExactlyOnceWith(terms, expect.anything(), own);
});

it('brings back the default text, once confirmed', async () => {
  written = { id: 'terms', ...own };
  showInPage(<EditPage id="terms" />);
  await press('Reset to Default Text');
  expect(resetText).not.toHaveBeenCalled();
  await press('Reset Text');
  await waitFor(() => expect(resetText).toHaveBeenCalledExactlyOnceWith(terms));
  await waitFor(() => expect(body().value).toBe(defaultTextOf({ kind: 'legalTexts', id: 'terms' }).body));
});

it('knows no other pages', () => {
  showInPage(<EditPage id="imprint" />);
  screen.getByRole('heading', { level: 1, name: 'Page not found.' });
});
