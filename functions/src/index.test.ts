import { readFileSync } from 'node:fs';
import { coverage } from '@tempera/domain/limits/coverage';
import { limits } from '@tempera/domain/limits/limits';
import { expect, it } from 'vitest';
import * as functions from './index.ts';

interface Endpoint {
  callableTrigger?: object;
  httpsTrigger?: object;
  maxInstances?: unknown;
  eventTrigger?: { eventFilterPathPatterns?: { document?: string } };
}

const endpoints = Object.entries(functions).map(
  ([name, { __endpoint: endpoint }]) => [name, endpoint as Endpoint] as const,
);

it('are 70 at most: each is a container that is built, started and kept apart from the others', () => {
  expect(endpoints.length).toBeLessThanOrEqual(70);
});

it('run in 20 instances at most: a rush costs refused requests, not money', () => {
  const limitless = endpoints.filter(([, { maxInstances }]) => !(Number(maxInstances) <= 20));
  expect(limitless.map(([name]) => name)).toEqual([]);
});

it('hear of each document once', () => {
  const patterns = endpoints.flatMap(([name, { eventTrigger }]) => {
    const document = eventTrigger?.eventFilterPathPatterns?.document;
    return document ? [[document, name]] : [];
  });
  expect(Object.fromEntries(patterns)).toEqual({
    '{collection}/{id}': 'onDocument',
    'chats/{parent}/messages/{id}': 'onChatMessage',
    'coupons/{parent}/redemptions/{id}': 'onRedemption',
    'products/{parent}/reviews/{id}': 'onReview',
    'subscriptions/{parent}/charges/{id}': 'onCharge',
    'tickets/{parent}/notes/{id}': 'onTicketNote',
  });
  expect(patterns).toHaveLength(6);
});

it('are limited, or it is written down why not: each callable, and each address of the others', () => {
  const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')) as {
    hosting: { rewrites: { source: string; function?: { functionId: string } }[] };
  };
  const named = (trigger: 'callableTrigger' | 'httpsTrigger') =>
    endpoints.filter(([, endpoint]) => endpoint[trigger]).map(([name]) => name);
  const led = hosting.rewrites.flatMap(({ source, function: to }) =>
    to ? [{ source, name: to.functionId }] : [],
  );
  expect(new Set(led.map(({ name }) => name))).toEqual(new Set(named('httpsTrigger')));
  const asked = [...named('callableTrigger'), ...led.map(({ source }) => source)];
  expect(asked.length).toBeGreaterThan(60);
  const unlimited = asked.filter((name) => !Object.hasOwn(limits, name));
  expect(Object.keys(coverage).toSorted()).toEqual(unlimited.toSorted());
});
