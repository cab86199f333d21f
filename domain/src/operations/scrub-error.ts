/** What may be told of an error in a browser: where and of what kind, never about whom. Nothing here loads zod. */
import { panelScreens } from '../site/panel-screens.ts';
import { paths } from '../site/paths.ts';
import { redact } from './redact.ts';

const longestMessage = 300;
const mostFrames = 20;

export const namesOf = { kind: /^[A-Za-z]\w{0,39}$/, release: /^[\w.-]{1,64}$/ } as const;

/** A frame as browsers with V8 write it, in a file of ours. */
export const frameForm = /^at [\w$.<> ]{1,60} \(assets\/[\w.-]+\.js:\d+:\d+\)$/;

/** The frames in files of ours of any browser's stack: `at open (https://…)`, `open@https://…`. */
export function framesOf(stack: string): string[] {
  const one = /^(?:\s*at )?(.*?)[\s@(]*https?:\/\/[^/\s]+\/(assets\/[\w.-]+\.js):(\d+):(\d+)\)?$/;
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', file, row, column] = one.exec(line) ?? [];
      if (!file) return [];
      const plain =
        name
          .replace(/[^\w$.<> ]/g, '')
          .slice(0, 60)
          .trim() || '<anonymous>';
      return [`at ${plain} (${file}:${row}:${column})`];
    })
    .slice(0, mostFrames);
}

/** A message without addresses of people and pages, ids, and what was being read (`"Jane Doe" is not valid JSON`). */
export const scrubMessage = (message: string): string =>
  redact(message)
    .replace(/\bhttps?:\/\/\S+/g, (address) => /assets\/[\w.-]+\.js/.exec(address)?.[0] ?? '[address]')
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\b(?=[A-Za-z]*\d)[A-Za-z\d]{16,}\b/g, '[id]')
    .slice(0, longestMessage);

/** The words that addresses of the store are made of; all else in one is a name. */
const words = new Set(
  [
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...panelScreens.map(({ path }) => path.replace(/:\w+/, '')),
    'product/preview',
    'product/versions',
    'auth/action',
    'checkout/order/find-order/return',
    'problem/contact',
    'admin/staff/login',
    'loading-demo/routing-test',
  ].flatMap((path) => path.replace(/[?#].*/, '').split('/')),
);

/** An address without its names: `/admin/products/edit/:id`. */
export const scrubPath = (path: string): string =>
  path
    .replace(/[?#].*/s, '')
    .split('/')
    .slice(0, 8)
    .map((part) => (words.has(part) ? part : ':id'))
    .join('/');
