import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/admin.ts';
import { order } from '../functions/support/calls.ts';
import { type Account, invoke, signInLinked, signUp } from '../functions/support/http.ts';
import { readDocument, unique } from '../functions/support/store.ts';
import { attack } from './kit/attack.ts';
import { type Cast, openCast } from './kit/cast.ts';
import { putGoods } from './kit/goods.ts';

/** Mails with a stranger's words, to addresses that nobody has confirmed. */

let cast: Cast;
let free: string;

beforeAll(async () => {
  cast = await openCast();
  ({ free } = await putGoods());
});

const newAddress = () => `${unique('stranger')}@example.com`;
const spam = 'You have won';

describe('a full mail to an address at the checkout', () => {
  const buy = async (who: Account, email: string) => {
    const customer = { ...order().customer, firstName: spam, email };
    const { result } = await invoke(
      'placeOrder',
      order({ slugs: [free], paymentToken: null, customer }),
      who,
    );
    return String(result?.orderId);
  };
  attack('by a provider that was linked to an account which has it', async () => {
    for (const provider of ['github.com', 'google.com']) {
      const email = `${unique('own')}@example.com`;
      const account = await signUp(newAddress());
      const linked = await signInLinked(provider, email, account);
      expect(linked.email).toBe(account.email);
      const orderId = await buy(linked, account.email);
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({ emailConfirmed: false });
      const mails = await db().collection('mail').where('to', '==', account.email).get();
      for (const mail of mails.docs) expect(JSON.stringify(mail.data())).not.toContain(spam);
    }
  });
  it('goes to who has confirmed it', async () => {
    const orderId = await buy(cast.friend, cast.friend.email);
    expect(await readDocument(`orders/${orderId}`)).toMatchObject({ emailConfirmed: true });
  });
});
