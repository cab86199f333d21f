import { defaultPrivateSettings } from '@tempera/domain/settings/private-settings';
import { expect, it } from 'vitest';
import { toLetter } from './to-letter.ts';

const mail = {
  to: 'ada@example.com',
  replyTo: null,
  message: { subject: 'Hello', text: 'x' },
  messageId: '<1@example.com>',
};
const brand = { name: 'Ink Shop', url: '', supportEmail: '', logo: '', accent: 'blue' } as const;
const fromOf = async (emailName: string) => {
  const { raw } = await toLetter(mail, { ...defaultPrivateSettings, emailName }, brand);
  return /^From: (.*)\r$/m.exec(String(raw))?.[1];
};

it('comes from the store by its name, unless another was set', async () => {
  expect(await fromOf(defaultPrivateSettings.emailName)).toBe('Ink Shop <store@example.com>');
  expect(await fromOf('Ada at Ink')).toBe('Ada at Ink <store@example.com>');
});
