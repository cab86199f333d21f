import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as functions from './index.ts';
import { dueAt, schedules } from './schedules.ts';

interface Endpoint {
  scheduleTrigger?: { schedule: string };
}

it('are two functions, whose beats are a minute and an hour', () => {
  const deployed = Object.entries(functions).flatMap(([name, { __endpoint: endpoint }]) => {
    const { scheduleTrigger } = endpoint as Endpoint;
    return scheduleTrigger ? [[name, scheduleTrigger.schedule]] : [];
  });
  expect(Object.fromEntries(deployed)).toEqual({ everyMinute: 'every 1 minutes', everyHour: '0 * * * *' });
});

it('stand in one file', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
  const using = files.filter((file) =>
    readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('onSchedule('),
  );
  expect(using).toEqual(['beats.ts']);
});

describe('a day', () => {
  const midnight = Date.parse('2026-11-23T00:00:00Z');
  const runs = new Map<string, number>();
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const at = midnight + minute * 60_000;
    for (const name of [...dueAt(at, 1), ...(minute % 60 === 0 ? dueAt(at, 60) : [])]) {
      runs.set(name, (runs.get(name) ?? 0) + 1);
    }
  }

  it('runs each schedule as often as the table says', () => {
    const wanted = Object.entries(schedules).map(([name, { everyMinutes }]) => [name, 1440 / everyMinutes]);
    expect(Object.fromEntries(runs)).toEqual(Object.fromEntries(wanted));
  });

  it('runs them as often as it should', () => {
    const minutes = Object.entries(schedules).map(([name, { everyMinutes }]) => [name, everyMinutes]);
    expect(Object.fromEntries(minutes)).toEqual({
      sweepOrders: 5,
      sweepRefunds: 5,
      sweepChargeRefunds: 5,
      sweepEvents: 15,
      fileTaxes: 5,
      sweepInvoices: 10,
      sweepDeletions: 15,
      renewPlans: 15,
      sweepRestrictions: 1,
      sweepMails: 1,
      mailUnread: 1,
      wakeTickets: 1,
      sweepCouponCounts: 1,
      sweepAnnouncements: 10,
      sweepDownloads: 5,
      sweepUploads: 60,
      sweepTarballs: 60,
      sweepShards: 60,
      sweepAvatars: 60,
      sweepPictures: 60,
      attestPages: 60,
      sweepImports: 5,
      countAlsoBought: 720,
      expireRecords: 720,
      expireCoupons: 60,
      raiseAlerts: 5,
      reconcileBooks: 1_440,
      scanStore: 720,
    });
  });
});
