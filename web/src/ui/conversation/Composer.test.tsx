// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import { Composer } from './Composer.tsx';

/** The line, and what was given to be sent, each to be answered by hand. */
function show() {
  const given: { text: string; answer: PromiseWithResolvers<void> }[] = [];
  const onSend = (text: string) => {
    const answer = Promise.withResolvers<void>();
    given.push({ text, answer });
    return answer.promise;
  };
  showInPage(<Composer closed={undefined} onSend={onSend} />);
  return { given, line: screen.getByLabelText<HTMLTextAreaElement>('Message') };
}

const textsOf = (given: readonly { text: string }[]) => given.map(({ text }) => text);

it('takes the next message while one is on its way, and sends it after that one', async () => {
  const { given, line } = show();
  await userEvent.type(line, 'first{Enter}second{Enter}third');
  expect(textsOf(given)).toEqual(['first']);
  expect(line.value).toBe('third');
  given[0]?.answer.resolve();
  await waitFor(() => expect(textsOf(given)).toEqual(['first', 'second']));
  given[1]?.answer.resolve();
  await userEvent.type(line, '{Enter}');
  await waitFor(() => expect(textsOf(given)).toEqual(['first', 'second', 'third']));
  expect(line.value).toBe('');
});

it('brings back what could not be sent, before what was typed since', async () => {
  const { given, line } = show();
  await userEvent.type(line, 'first{Enter}second{Enter}third');
  given[0]?.answer.reject(new Error('refused'));
  await waitFor(() => expect(line.value).toBe('first\nsecond\nthird'));
  await userEvent.type(line, '{Enter}');
  expect(textsOf(given)).toEqual(['first', 'first\nsecond\nthird']);
});
