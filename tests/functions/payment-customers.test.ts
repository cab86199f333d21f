import { describe, expect, it, vi } from 'vitest';
import { customerOf, findCustomer, forgetCustomer } from '../../functions/src/payments/customers.store.ts';
import { readDocument, unique } from './support/store.ts';

const member = () => ({ uid: unique('u'), name: 'Ada Example', email: 'ada@example.com' });
const provider = (customer: string) => ({
  name: 'stripe',
  customerFor: vi.fn(async () => customer),
  forgetCustomer: vi.fn(async () => {}),
});

describe('a person at the payment provider', () => {
  it('is made once, and remembered', async () => {
    const [somebody, stripe] = [member(), provider('cus_1')];
    expect(await findCustomer(somebody.uid, stripe)).toBeNull();
    expect(await customerOf(somebody, stripe)).toBe('cus_1');
    expect(await customerOf(somebody, stripe)).toBe('cus_1');
    expect(stripe.customerFor).toHaveBeenCalledOnce();
    expect(await findCustomer(somebody.uid, stripe)).toBe('cus_1');
  });

  it('is nobody to another provider', async () => {
    const somebody = member();
    await customerOf(somebody, provider('cus_1'));
    const other = { ...provider('B-1'), name: 'another' };
    expect(await findCustomer(somebody.uid, other)).toBeNull();
    expect(await customerOf(somebody, other)).toBe('B-1');
  });

  it('is forgotten on both sides, also where the provider never knew them', async () => {
    const [somebody, stripe] = [member(), provider('cus_2')];
    await customerOf(somebody, stripe);
    await forgetCustomer(somebody.uid, stripe);
    await forgetCustomer(somebody.uid, stripe);
    expect(stripe.forgetCustomer.mock.calls).toEqual([['cus_2']]);
    expect(await readDocument(`paymentCustomers/${somebody.uid}`)).toBeUndefined();
  });

  it('stays known while the provider is away, so that it is asked again', async () => {
    const [somebody, stripe] = [member(), provider('cus_3')];
    await customerOf(somebody, stripe);
    stripe.forgetCustomer.mockRejectedValueOnce(new Error('away'));
    await expect(forgetCustomer(somebody.uid, stripe)).rejects.toThrow('away');
    expect(await findCustomer(somebody.uid, stripe)).toBe('cus_3');
  });
});
