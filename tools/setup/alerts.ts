/** What somebody has to hear of, whatever the time. docs/operations.md says of each what to do, and so does its message. */
import { readFileSync } from 'node:fs';

/** `title` is the heading in docs/operations.md, too. */
interface Alert {
  title: string;
  /** A filter of Cloud Logging: one line that matches is an alert, at most once an hour. */
  log?: string;
  /** A filter of Cloud Monitoring with what of it is too much within the minutes. */
  metric?: {
    filter: string;
    above: number;
    minutes: number;
    aligner: 'ALIGN_RATE' | 'ALIGN_DELTA' | 'ALIGN_MEAN' | 'ALIGN_COUNT_FALSE';
    /** Each value of this label is looked at by itself, and named; all of them together without. */
    each?: string;
  };
}

/** A policy as `gcloud monitoring policies create` takes it. */
export interface AlertPolicy {
  displayName: string;
  combiner: 'OR';
  conditions: unknown[];
  documentation: { content: string; mimeType: 'text/markdown' };
  alertStrategy?: unknown;
}

const said = (message: string) => `jsonPayload.message="${message}"`;

const alertsIn = (region: string): readonly Alert[] => [
  {
    title: 'The store is down',
    metric: {
      filter:
        'resource.type="uptime_url" AND metric.type="monitoring.googleapis.com/uptime_check/check_passed"',
      // Six places ask every minute: a third of their answers.
      above: 10,
      minutes: 5,
      aligner: 'ALIGN_COUNT_FALSE',
    },
  },
  {
    title: 'Pages fail',
    metric: {
      filter: `resource.type="cloud_run_revision" AND resource.labels.service_name="render" AND resource.labels.location="${region}" AND metric.type="run.googleapis.com/request_count" AND metric.labels.response_code_class="5xx"`,
      above: 5,
      minutes: 5,
      aligner: 'ALIGN_DELTA',
    },
  },
  { title: 'Unexpected failures', log: `severity>=ERROR AND ${said('unexpected failure')}` },
  { title: 'Orders stay pending', log: `${said('orders swept')} AND jsonPayload.left>0` },
  { title: 'Invoices are due', log: `${said('invoices swept')} AND jsonPayload.left>0` },
  { title: 'Mail is in error', log: `${said('mail attempted')} AND jsonPayload.state="ERROR"` },
  {
    title: 'Queues grow',
    metric: {
      filter: 'resource.type="cloud_tasks_queue" AND metric.type="cloudtasks.googleapis.com/queue/depth"',
      above: 500,
      minutes: 10,
      aligner: 'ALIGN_MEAN',
      each: 'resource.label.queue_id',
    },
  },
  {
    title: 'Many reads',
    metric: {
      filter:
        'resource.type="firestore.googleapis.com/Database" AND metric.type="firestore.googleapis.com/document/read_ops_count"',
      // 300,000 a minute for ten minutes are about two dollars.
      above: 5_000,
      minutes: 10,
      aligner: 'ALIGN_RATE',
    },
  },
];

export const alertPolicies = (region: string): AlertPolicy[] => alertsIn(region).map(toPolicy);

const runbook = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

/** What the runbook says below a heading: it is read on a phone, at night, where no file of the repository is. */
function sectionOf(title: string): string {
  const [, text] = runbook.split(`\n## ${title}\n`);
  if (text === undefined) throw new Error(`docs/operations.md has no ${title}`);
  return text.split('\n## ')[0]?.trim() ?? '';
}

function toPolicy({ title, log, metric }: Alert): AlertPolicy {
  const common = {
    displayName: `Tempera: ${title}`,
    combiner: 'OR' as const,
    documentation: {
      content: `${sectionOf(title)}\n\nFrom docs/operations.md.`,
      mimeType: 'text/markdown' as const,
    },
  };
  if (log) {
    const conditions = [{ displayName: title, conditionMatchedLog: { filter: log } }];
    return { ...common, conditions, alertStrategy: { notificationRateLimit: { period: '3600s' } } };
  }
  if (!metric) throw new Error(`${title} looks at nothing`);
  const { filter, above, minutes, aligner, each } = metric;
  const seconds = `${minutes * 60}s`;
  const conditionThreshold = {
    filter,
    comparison: 'COMPARISON_GT',
    thresholdValue: above,
    // What is counted over the minutes needs to be too much once only.
    duration: aligner === 'ALIGN_DELTA' || aligner === 'ALIGN_COUNT_FALSE' ? '0s' : seconds,
    aggregations: [
      {
        alignmentPeriod: seconds,
        perSeriesAligner: aligner,
        crossSeriesReducer: 'REDUCE_SUM',
        ...(each && { groupByFields: [each] }),
      },
    ],
    trigger: { count: 1 },
  };
  return { ...common, conditions: [{ displayName: title, conditionThreshold }] };
}
