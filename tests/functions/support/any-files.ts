import fc from 'fast-check';
import { checkPath, findDuplicate } from '../../../functions/src/releases/check-entries.ts';

/** Letters that systems and sorts take for more or less than they are. */
const letters = ['a', 'B', '.', '-', ' ', 'é', 'e\u0301', 'ﬀ', '＀', '漢', '😀', '𐀀'];

const name = fc
  .oneof(
    { weight: 9, arbitrary: fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 }) },
    {
      weight: 1,
      arbitrary: fc.string({ unit: fc.constantFrom('a', 'é', '😀'), minLength: 40, maxLength: 60 }),
    },
  )
  .filter((text) => checkPath(text) === null);

const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));

const file = fc.record({
  name: path,
  data: fc
    .oneof(fc.constant(''), fc.string({ maxLength: 200 }), fc.uint8Array({ maxLength: 400 }))
    .map((data) => Buffer.from(data as string)),
  method: fc.constantFrom(0, 8),
  mode: fc.constantFrom(0o100644, 0o100755, 0o100600, 0),
});

/** The files of an archive that may be published, all below one folder: empty ones, long names, letters of all kinds, scripts. */
export const anyFiles = fc
  .array(file, { minLength: 1, maxLength: 40 })
  .map((files) => files.map((one) => ({ ...one, name: `root/${one.name}` })))
  .filter((files) => {
    const names = files.map((one) => one.name);
    return findDuplicate(names) === undefined && names.every((one) => checkPath(one) === null);
  });
