// @vitest-environment happy-dom
import { messages } from '@tempera/domain/site/messages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { seeFieldError, showInPage } from '../../../../testing/in-page.tsx';
import { saveMailTemplate, sendTestMail } from '../api/mail.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

vi.mock('../api/mail.ts', () => ({ saveMailTemplate: vi.fn(), sendTestMail: vi.fn() }));

const stored = { subject: 'Your downloads', text: 'Take them: {link}' };
const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

function reword(text: string) {
  showInPage(<TemplateEditor id="downloads" stored={stored} />);
  fireEvent.change(field('Text'), { target: { value: text } });
}

it('says all that is wrong while it is typed, and sends nothing', async () => {
  reword('Hello {nobody}');
  await seeFieldError(field('Text'), '{nobody} is not a placeholder in this email. The text needs {link}.');
  expect([button('Save Template'), button('Send Test Email')].map(({ disabled }) => disabled)).toEqual([
    true,
    true,
  ]);
  expect(button('Reset to Default').disabled).toBe(false);
});

it('saves the words without the spaces around them, and sends a test of them', async () => {
  vi.mocked(sendTestMail).mockResolvedValue({ to: 'ada@example.com' });
  reword(' Here: {link} ');
  await waitFor(() => expect(button('Save Template').disabled).toBe(false));
  await userEvent.click(button('Save Template'));
  await screen.findByText('Download links now uses this text.');
  const words = { subject: 'Your downloads', text: 'Here: {link}' };
  expect(saveMailTemplate).toHaveBeenCalledExactlyOnceWith('downloads', words);
  await userEvent.click(button('Send Test Email'));
  await waitFor(() => expect(sendTestMail).toHaveBeenCalledExactlyOnceWith('downloads', words));
});

it('says why the words were not saved, and keeps them', async () => {
  vi.mocked(saveMailTemplate).mockRejectedValue(new Error());
  reword('Here: {link}');
  await waitFor(() => expect(button('Save Template').disabled).toBe(false));
  await userEvent.click(button('Save Template'));
  expect((await screen.findByRole('alert')).textContent).toContain(messages.networkError);
  expect(field('Text')).toHaveProperty('value', 'Here: {link}');
});
