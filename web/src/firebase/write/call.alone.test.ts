import { laterMessages } from '@tempera/domain/site/later-messages';
import { messages } from '@tempera/domain/site/messages';
import { expect, it, vi } from 'vitest';
import { call } from './call.ts';

const sdk = vi.hoisted(() => ({ fail: null as unknown }));
vi.mock('../sdk.ts', () => ({ getFunctions: async () => 'functions' }));
vi.mock('firebase/functions', () => ({ httpsCallable: () => () => Promise.reject(sdk.fail) }));

it.each([
  ['could not be reached', 'functions/internal', messages.networkError],
  ['did not answer in time, and may have done it', 'functions/deadline-exceeded', laterMessages.noAnswer],
])('says that the store %s', async (_what, code, text) => {
  sdk.fail = Object.assign(new Error('internal'), { code });
  await expect(call('refundOrder', {})).rejects.toMatchObject({ refusal: null, message: text });
});
