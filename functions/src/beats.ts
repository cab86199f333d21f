import { onSchedule } from 'firebase-functions/scheduler';
import { downloadSigningKey, region, smtpPassword, stripeSecrets } from './platform/params.ts';
import { runAll } from './platform/run-all.ts';

/** A whole store that is imported or looked through takes its time, and its text some room. */
const beat = (everyMinutes: 1 | 60) =>
  onSchedule(
    {
      schedule: everyMinutes === 1 ? 'every 1 minutes' : '0 * * * *',
      region,
      timeoutSeconds: 540,
      memory: '1GiB',
      secrets: [smtpPassword, downloadSigningKey, ...stripeSecrets],
    },
    async ({ scheduleTime }) => {
      // What runs by the clock is loaded here, and by no call.
      const { dueAt, schedules } = await import('./schedules.ts');
      const due = dueAt(Date.parse(scheduleTime), everyMinutes);
      await runAll(due.map((name) => schedules[name as keyof typeof schedules].run));
    },
  );

export const everyMinute = beat(1);
export const everyHour = beat(60);
