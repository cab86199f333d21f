// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import { deleteFaq, saveFaq } from './api/faqs.ts';
import { Faqs } from './Faqs.tsx';

const faq = {
  id: 'resell',
  question: 'May I resell it?',
  answer: 'No.',
  group: 'General',
  order: 4,
} as const;

vi.mock('./api/faqs.ts', () => ({
  useFaqs: () => ({ loading: false, data: [faq], error: undefined }),
  saveFaq: vi.fn(),
  deleteFaq: vi.fn(),
}));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('changes an answer and leaves the rest as it is', async () => {
  showInPage(<Faqs />);
  await press('Edit May I resell it?');
  const answer = await screen.findByLabelText(/^Answer/);
  await userEvent.clear(answer);
  await press('Save Question');
  await screen.findByText('Enter an answer.');
  expect(saveFaq).not.toHaveBeenCalled();
  await userEvent.type(answer, 'Yes.');
  await press('Save Question');
  const { id, ...fields } = faq;
  await waitFor(() => expect(saveFaq).toHaveBeenCalledExactlyOnceWith(id, { ...fields, answer: 'Yes.' }));
});

it('puts a new question behind the others', async () => {
  vi.mocked(saveFaq).mockClear();
  showInPage(<Faqs />);
  await press('New Question');
  const question = await screen.findByLabelText('Question');
  expect(document.activeElement).toBe(question);
  await userEvent.type(question, 'Why?');
  await userEvent.type(screen.getByLabelText(/^Answer/), 'So.');
  await press('Add Question');
  await waitFor(() =>
    expect(saveFaq).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^[a-z0-9][a-z0-9-]{0,63}$/), {
      question: 'Why?',
      answer: 'So.',
      group: 'General',
      order: 5,
    }),
  );
});

it('asks before it deletes', async () => {
  showInPage(<Faqs />);
  await press('Delete May I resell it?');
  expect(deleteFaq).not.toHaveBeenCalled();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Question' }));
  await waitFor(() => expect(deleteFaq).toHaveBeenCalledExactlyOnceWith('resell'));
});
