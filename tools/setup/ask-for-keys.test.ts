import { expect, it } from 'vitest';
import { askForKeys } from './ask-for-keys.ts';

/** Asks somebody who answers so, in a project that has so many versions of each secret. */
async function asked(answers: string[] | null, versions = 1) {
  const printed: string[] = [];
  const kept: Record<string, string | undefined> = {};
  await askForKeys('my-store', {
    ask: answers && (async () => answers.shift() ?? ''),
    gcloud: async () => '1\n'.repeat(versions),
    take: async ({ gcloud = [], files }) => {
      kept[gcloud[3] ?? ''] = files?.VALUE;
      return { state: 'done' };
    },
    print: (line) => printed.push(line),
  });
  return { printed: printed.join('\n'), kept };
}

const key = 'sk_test_0123456789';
const secret = 'whsec_0123456789';

it('keeps both keys, and prints neither', async () => {
  const { printed, kept } = await asked([key, secret]);
  expect(kept).toEqual({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret });
  expect(printed).not.toMatch(/sk_test|whsec_0/);
});

it('can be skipped, and says what that means', async () => {
  const { printed, kept } = await asked(['']);
  expect(kept).toEqual({});
  expect(printed).toContain('refuses paid orders');
  expect((await asked(null)).kept).toEqual({});
});

it('takes no key of another kind', async () => {
  expect((await asked(['pk_test_0123456789', secret])).kept).toEqual({});
  expect((await asked([key, key])).kept).toEqual({ STRIPE_SECRET_KEY: key });
});

it('leaves alone what is there', async () => {
  const { printed, kept } = await asked([key, secret], 2);
  expect(kept).toEqual({});
  expect(printed).toContain('was done');
});
