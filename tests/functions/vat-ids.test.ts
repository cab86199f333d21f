import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { defaultSettings } from '@tempera/domain/settings/settings';
import type { TaxSettings } from '@tempera/domain/tax/tax-settings';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { strangeIds } from '../../emulators/vies/answer-vies.ts';
import * as functions from '../../functions/src/index.ts';
import { leaveTries } from '../attacks/kit/spent.ts';
import { customer, guest, type TestAuth } from './support/callers.ts';
import { call, fromAddress, order, placeOrder, quoteCheckout, reasonOf, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { putProduct, readDocument, withSeller, withSettings } from './support/store.ts';

useGateway();
const good = 'ATU13585627';
const seller = { name: 'Studio', address: '1 Row', taxId: '', email: '', vatId: 'DE136695976' };
const inGermany = <T>(work: () => Promise<T>, tax: Partial<TaxSettings> = {}) =>
  withSettings(
    { tax: { ...defaultSettings.tax, mode: 'by-country', country: 'DE', oss: true, ...tax } },
    work,
  );

let slug: string;
beforeEach(async () => {
  slug = await putProduct({ priceCents: 1_000 });
});

const quoted = (buyer: object) => succeed(quoteCheckout({ slugs: [slug], buyer }));
const buying = (more: object, fields: object = {}) =>
  order({
    slugs: [slug],
    customer: { firstName: 'Ada', lastName: 'A', email: 'ada@example.com', ...more },
    ...fields,
  });
const bought = async (more: object) => {
  const { orderId } = await succeed(placeOrder(buying(more), customer()));
  return (await readDocument(`orders/${orderId}`)) ?? {};
};

describe('a business elsewhere in the Union', () => {
  it('pays no tax, and the order keeps how its id was checked', async () => {
    await withSeller(seller as never, () =>
      inGermany(async () => {
        const buyer = { country: 'AT', vatId: ' atu 1358 5627 ' };
        expect(await quoted(buyer)).toMatchObject({
          taxCents: 0,
          totalCents: 1_000,
          vatId: 'vies',
          tax: { country: 'AT', rate: 0, reverseCharge: true },
        });
        const stored = await bought({ ...buyer, company: 'Muster & Co' });
        expect(stored.billing).toEqual({
          firstName: 'Ada',
          lastName: 'A',
          country: 'AT',
          company: 'Muster & Co',
        });
        expect(stored).toMatchObject({ taxCents: 0, totalCents: 1_000 });
        expect(stored.tax).toMatchObject({
          reverseCharge: true,
          vatId: good,
          vatCheck: {
            checked: 'vies',
            at: expect.any(Number),
            consultation: expect.stringMatching(/^WAPI/),
            registeredTo: 'Example Company',
            company: 'Muster & Co',
          },
        });
      }),
    );
  });

  it('has the tax taken out of a price that contains it', async () => {
    await inGermany(
      async () => {
        expect(await quoted({ country: 'AT', vatId: good })).toMatchObject({ taxCents: 0, totalCents: 833 });
      },
      { included: true },
    );
  });
});

it('a business at home is taxed, and keeps its VAT id for the invoice', async () => {
  await inGermany(async () => {
    const home = { country: 'DE', vatId: 'DE129273398' };
    expect(await quoted(home)).toMatchObject({ taxCents: 190, vatId: 'vies', tax: { reverseCharge: false } });
    expect((await bought(home)).tax).toMatchObject({ rate: 1_900, vatId: 'DE129273398' });
  });
});

it.each([
  ['of no form', 'ATU1', 'malformed', 'vat-id-invalid'],
  ['with a wrong checksum', 'ATU13585628', 'malformed', 'vat-id-invalid'],
  ['of another country', 'FR40303265045', 'elsewhere', 'vat-id-elsewhere'],
  ['that the register does not know', strangeIds.unknown, 'unknown', 'vat-id-unknown'],
])('an id %s frees nobody of tax, and is refused for what it is', async (_what, vatId, state, reason) => {
  await inGermany(async () => {
    expect(await quoted({ country: 'AT', vatId })).toMatchObject({ taxCents: 200, vatId: state });
    expect(await reasonOf(placeOrder(buying({ country: 'AT', vatId }), customer()))).toBe(reason);
  });
});

it('the register’s silence counts as the settings say', async () => {
  const buyer = { country: 'AT', vatId: strangeIds.down };
  await inGermany(async () => {
    expect(await quoted(buyer)).toMatchObject({ taxCents: 0, vatId: 'form' });
    expect((await bought(buyer)).tax).toMatchObject({
      reverseCharge: true,
      vatCheck: { checked: 'form', consultation: null },
    });
  });
  await inGermany(
    async () => {
      expect(await quoted(buyer)).toMatchObject({ taxCents: 200, vatId: 'unanswered' });
      expect(await bought(buyer)).toMatchObject({
        taxCents: 200,
        tax: { reverseCharge: false, vatId: strangeIds.down, vatCheck: { checked: 'unanswered' } },
      });
    },
    { viesOnly: true },
  );
});

it('an id that no register keeps counts by its form, whatever the settings', async () => {
  await inGermany(
    async () => {
      expect(await quoted({ country: 'GB', vatId: 'GB980780684' })).toMatchObject({
        taxCents: 0,
        vatId: 'form',
        tax: { reverseCharge: true },
      });
    },
    { gb: true, viesOnly: true },
  );
});

describe('the register', () => {
  const ask = (who: TestAuth, ip: string) =>
    call(
      functions.quoteCheckout,
      { slugs: [slug], buyer: { country: 'AT', vatId: good } },
      who,
      fromAddress(ip),
    );
  const reasons = async (asked: ReturnType<typeof ask>[]) =>
    (await Promise.all(asked)).flatMap((one) => ('refused' in one ? [one.refused.reason] : []));
  const networkOf = () => `2001:db8:9:${Math.floor(Math.random() * 0xffff).toString(16)}::1`;

  it('is asked by one person 120 times an hour, wherever they are, and no order goes past that', async () => {
    const who = customer();
    await leaveTries(1, 'taxLookups', 'person', { uid: who.uid });
    await inGermany(async () => {
      expect(await reasons([ask(who, networkOf())])).toEqual([]);
      expect(await reasons([ask(who, networkOf())])).toEqual(['too-many-attempts']);
      const input = buying({ country: 'AT', vatId: good });
      expect(await reasonOf(placeOrder(input, who))).toBe('too-many-attempts');
      // Without an id there is nothing to ask it.
      await succeed(placeOrder(buying({ country: 'AT' }), who));
      expect(await reasons([ask(customer(), networkOf())])).toEqual([]);
    });
  });

  it('is asked by all guests of one network 600 times an hour, each price once', async () => {
    const ip = networkOf();
    await leaveTries(2, 'taxLookups', 'guests', { ip });
    await inGermany(async () => {
      expect(await reasons([ask(guest(), ip)])).toEqual([]);
      expect(await reasons([ask(guest(), ip)])).toEqual([]);
      expect(await reasons([ask(guest(), ip)])).toEqual(['too-many-attempts']);
      expect(await reasons([ask(customer(), ip)])).toEqual([]);
    });
  });
});

it('asks nobody where the tax is one rate', async () => {
  await withSettings({}, async () => {
    const quote = await quoted({ country: 'AT', vatId: good });
    expect(quote.taxCents).toBe(85);
    expect(quote).not.toHaveProperty('vatId');
  });
});

it('tax is the server’s: a forged one changes nothing', async () => {
  await inGermany(async () => {
    const forged = {
      tax: { rate: 0, reverseCharge: true, vatId: good },
      taxCents: 0,
      totalCents: 1_000,
      vatCheck: { checked: 'vies' },
    };
    const sent = { ...buying({ country: 'AT', ...forged }), ...forged };
    const { orderId } = await succeed(placeOrder(sent, customer()));
    const stored = await readDocument(`orders/${orderId}`);
    expect(stored).toMatchObject({ taxCents: 200, tax: { rate: 2_000, vatId: null } });
    expect(stored?.billing).not.toHaveProperty('tax');
  });
});

it('two things that say where a buyer is are wanted, and an order with one is marked', async () => {
  await inGermany(async () => {
    const thin = await bought({ country: 'AT' });
    expect(thin.tax.evidence).toMatchObject({ billing: 'AT', card: 'US', address: null, agree: 1 });
    expect(thin.thinEvidence).toBe(true);
    expect(await bought({ country: 'AT', vatId: good })).not.toHaveProperty('thinEvidence');
    expect(await bought({ country: 'US' })).not.toHaveProperty('thinEvidence');
    const input = buying({ country: 'AT' });
    const from = (headers: object) => ({
      data: input,
      auth: customer(),
      rawRequest: { headers },
      acceptsStreaming: false,
    });
    const { orderId } = await functions.placeOrder.run(from({ 'x-appengine-country': 'AT' }) as never);
    const both = await readDocument(`orders/${orderId}`);
    expect(both?.tax.evidence).toMatchObject({ address: 'AT', agree: 2 });
    expect(both).not.toHaveProperty('thinEvidence');
  });
});

it('nobody pays another total than they were shown', async () => {
  await inGermany(async () => {
    const shown = (shownTotalCents: number) =>
      placeOrder(buying({ country: 'AT', vatId: good }, { shownTotalCents }), customer());
    expect(await reasonOf(shown(1_200))).toBe('price-changed');
    expect(await succeed(shown(1_000))).toMatchObject({ status: 'completed', totalCents: 1_000 });
  });
});

describe('a register that says', () => {
  const asked: Record<string, unknown>[] = [];
  let say: unknown;
  const server = createServer(async (request, response) => {
    asked.push((await json(request)) as Record<string, unknown>);
    response.end(typeof say === 'function' ? JSON.stringify(say(asked.at(-1))) : String(say));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    process.env.VIES_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => asked.splice(0));
  afterAll(() => {
    delete process.env.VIES_URL;
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['nothing that is JSON', '<html>', 'form'],
    ['neither yes nor no', '{}', 'form'],
    ['that it is too busy', '{"valid":false,"userError":"MS_MAX_CONCURRENT_REQ"}', 'form'],
    ['no', '{"valid":false,"userError":"INVALID"}', 'unknown'],
    ['yes', '{"valid":true}', 'vies'],
  ])('%s', async (_what, words, state) => {
    say = words;
    await inGermany(async () => {
      expect(await quoted({ country: 'AT', vatId: good })).toMatchObject({ vatId: state });
    });
    expect(asked[0]).toMatchObject({ countryCode: 'AT', vatNumber: 'U13585627' });
  });

  it('that it does not know who asks, is asked without a name', async () => {
    say = (question: Record<string, unknown>) =>
      question.requesterNumber
        ? { actionSucceed: false, errorWrappers: [{ error: 'INVALID_REQUESTER_INFO' }] }
        : { valid: true };
    await withSeller(seller as never, () =>
      inGermany(async () => {
        expect(await quoted({ country: 'AT', vatId: good })).toMatchObject({ vatId: 'vies' });
      }),
    );
    expect(asked.map(({ requesterNumber }) => requesterNumber)).toEqual(['136695976', undefined]);
  });
});
