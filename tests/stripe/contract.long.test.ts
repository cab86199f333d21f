import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gateway, startGateway } from '../../emulators/gateway/start-gateway.ts';
import { secretRoutes } from '../../emulators/gateway/stripe/routes.ts';
import { stripeProvider } from '../../functions/src/payments/stripe-provider.ts';
import { findMock } from './find-mock.ts';
import { openMock } from './open-mock.ts';
import { type Call, recordCalls } from './record-calls.ts';
import { type Spec, SpecSchemas } from './spec-schemas.ts';
import { walkPort } from './walk-port.ts';

const mock = await findMock();
const without = typeof mock === 'string' ? ` (skipped: ${mock})` : '';

/** What the SDK's own types have and the description, which is of a version before, has not. */
const newer: Record<string, readonly string[]> = {
  charge: ['source'],
  dispute: ['intended_submission_method', 'network_reason_code'],
  payment_intent: ['payment_record', 'source'],
};

describe.skipIf(typeof mock === 'string')(`the simulator and the port speak as Stripe does${without}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'tempera-stripe-'));
  const told: string[] = [];
  const used = new Set<string>();
  let calls: Call[];
  let schemas: SpecSchemas;
  let asked: Awaited<ReturnType<typeof openMock>>;
  let gateway: Gateway;

  beforeAll(async () => {
    if (typeof mock === 'string') return;
    schemas = new SpecSchemas(mock.spec as Spec);
    asked = await openMock(mock.program);
    const webhooks = async (body: string) => told.push(body) && 200;
    gateway = await startGateway({ port: 0, file: join(folder, 'journal'), webhooks, isByHand: true });
    const recorder = await recordCalls(gateway.url);
    Object.assign(process.env, { GCLOUD_PROJECT: 'demo-tempera', TEMPERA_GATEWAY_URL: recorder.url });
    const { hostname: host, port } = new URL(recorder.url);
    const stripe = new Stripe('simulator', { host, port, protocol: 'http', telemetry: false });
    const watched = new Proxy(stripeProvider, {
      get(provider, name) {
        used.add(String(name));
        return Reflect.get(provider, name);
      },
    });
    await walkPort({ port: watched, stripe, gateway, told });
    calls = recorder.calls;
    recorder.close();
  });
  afterAll(async () => {
    asked?.close();
    await gateway?.close();
    rmSync(folder, { recursive: true });
  });

  it('everything was asked for: each method of the port, each address of the simulator', () => {
    const methods = Object.entries(stripeProvider).flatMap(([name, part]) =>
      typeof part === 'function' ? [name] : [],
    );
    expect(methods.length).toBeGreaterThan(15);
    expect(methods.filter((name) => !used.has(name))).toEqual([]);
    const addressOf = ({ method, path }: { method: string; path: string }) =>
      `${method} ${schemas.addressOf(method, path)?.replace(/\{\w+\}/g, ':id')}`;
    const addresses = new Set(calls.map(addressOf));
    expect(Object.keys(secretRoutes).filter((address) => !addresses.has(address))).toEqual([]);
  });

  const send = ({ method, path, form }: Pick<Call, 'method' | 'path' | 'form'>) =>
    fetch(asked.url + path, {
      method,
      headers: {
        authorization: 'Bearer sk_test_123',
        'content-type': 'application/x-www-form-urlencoded',
      },
      ...(method === 'POST' && { body: form }),
    });

  it('Stripe’s own description takes every call as it is sent', async () => {
    const refused: string[] = [];
    for (const call of calls) {
      const response = await send(call);
      const body = await response.text();
      if (response.status >= 400) refused.push(`${call.method} ${call.path} ${call.form}: ${body}`);
    }
    expect(refused).toEqual([]);
    expect((await send({ method: 'POST', path: '/v1/refunds', form: 'payment=pi_1' })).status).toBe(400);
  });

  it('the simulator’s answers are as they are described', () => {
    const wrong = calls.flatMap(({ method, path, status, answer }) => {
      const fault = schemas.faultOf(method, path, status, answer);
      return fault ? [`${method} ${path} ${status}: ${fault}`] : [];
    });
    expect([...new Set(wrong)]).toEqual([]);
    expect(schemas.faultOf('GET', '/v1/refunds/re_1', 200, { id: 're_1' })).toContain('required');
  });

  it('so are its events, and what they carry', () => {
    const events = told.map((body) => JSON.parse(body) as Stripe.Event);
    const wrong = events.flatMap((event) => {
      const { object } = event.data.object as { object: string };
      const faults = [schemas.objectFault('event', event), schemas.objectFault(object, event.data.object)];
      return faults.flatMap((fault) => (fault ? [`${event.type}: ${fault}`] : []));
    });
    expect([...new Set(wrong)]).toEqual([]);
    expect(events.length).toBeGreaterThan(20);
  });

  it('what the description does not know of them is new in the version that the SDK speaks', () => {
    const unknown: Record<string, string[]> = {};
    for (const { answer } of calls) {
      const { object, data } = answer as { object?: string; data?: object[] };
      for (const one of object === 'list' ? (data ?? []) : [answer as object]) {
        const { object: name, deleted } = one as { object?: string; deleted?: true };
        const fields = name && !deleted ? schemas.unknownFields(name, one) : [];
        if (name && fields.length > 0) unknown[name] = fields.sort();
      }
    }
    expect(unknown).toEqual(newer);
  });
});
