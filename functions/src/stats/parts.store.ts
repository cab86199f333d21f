import { partsFor } from '@tempera/domain/reports/stats';
import { refs } from '../platform/refs.ts';

/**
 * Into how many documents what is sold on a day, or in a month, is laid in a store of this size. It says where figures are written and
 * not what they are: whoever knows an older size writes what counts as well.
 */
export async function readParts(): Promise<number> {
  const count: unknown = (await refs.catalogue('rows').get()).data()?.count;
  return partsFor(typeof count === 'number' ? count : 0);
}
