import { notFixed } from '@tempera/domain/advisories/advisory-form';

/** What may be chosen as the fix of a weakness. @param released versions, the newest first */
export const fixOptions = (released: readonly string[]) => [
  { value: notFixed, label: 'Not yet' },
  ...released.map((version) => ({ value: version, label: version })),
];
