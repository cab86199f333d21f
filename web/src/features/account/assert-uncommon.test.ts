import { expect, it } from 'vitest';
import { assertUncommon } from './assert-uncommon.ts';

it('keeps people from a password that is tried first, however it is written', async () => {
  await expect(assertUncommon('Password1')).rejects.toMatchObject({ code: 'auth/common-password' });
  await expect(assertUncommon('QWErty123')).rejects.toMatchObject({ code: 'auth/common-password' });
  await expect(assertUncommon('Linseed-oil-7')).resolves.toBeUndefined();
});
