import { paths } from '@tempera/domain/site/paths';

/** Addresses with percent signs, and their status. */
export const percentPaths: [path: string, status: number][] = [
  ['/%25', 404],
  ['/50%25off', 404],
  ['/studio%25', 404],
  ['/legal/%25', 404],
  [paths.preview('auth', '%25'), 404],
  ['/templates?q=100%25', 200],
  ['/templates?q=%', 200],
  ['/templates?category=%E0%A4%A', 200],
  ['/pricing?x=%25', 200],
];
