import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as functions from './index.ts';
import { schedules } from './schedules.ts';

interface Endpoint {
  scheduleTrigger?: { schedule: string };
}

const deployed = Object.entries(functions).flatMap(([name, { __endpoint: endpoint }]) => {
  const { scheduleTrigger } = endpoint as Endpoint;
  return scheduleTrigger ? [[name, scheduleTrigger.schedule] as const] : [];
});

it('deploys each schedule of the table, and no other', () => {
  const wanted = Object.entries(schedules).map(([name, { everyMinutes }]) => [
    name,
    `every ${everyMinutes} minutes`,
  ]);
  expect(deployed.sort()).toEqual(wanted.sort());
});

it('registers no schedule outside the table', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
  const using = files.filter((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('onSchedule('),
  );
  expect(using).toEqual(['schedules.ts']);
});

it('runs as often as it should', () => {
  const minutes = Object.entries(schedules).map(([name, { everyMinutes }]) => [name, everyMinutes]);
  expect(Object.fromEntries(minutes)).toEqual({
    sweepOrders: 5,
    sweepRefunds: 5,
    sweepInvoices: 10,
    sweepDeletions: 15,
    renewPlans: 15,
    sweepRestrictions: 1,
    sweepMails: 1,
    mailUnread: 1,
    wakeTickets: 1,
    sweepAnnouncements: 10,
    sweepUploads: 60,
    sweepPictures: 60,
    sweepImports: 5,
    countAlsoBought: 720,
    fillTerms: 60,
    expireCoupons: 60,
    scanStore: 720,
  });
});
