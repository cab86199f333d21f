import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { avatarInputs } from './support/account-inputs.ts';
import { type TestAuth, withRole } from './support/callers.ts';
import { changeAddress, deleteCategory, deleteProduct, uploadProductImage } from './support/calls.ts';
import { check, runs } from './support/every-input.ts';
import { callers, mostly, nastyValue, shaped } from './support/inputs.ts';
import { putCategory, putProduct } from './support/store.ts';

let admin: TestAuth;
let slugs: string[];
beforeAll(async () => {
  admin = await withRole('admin');
  const category = await putCategory();
  slugs = [await putProduct({ category }), await putProduct({ downloads: 1 }), category, await putCategory()];
});

const inputs = () => shaped({ slug: mostly(fc.constantFrom(...slugs, 'nosuch', '../x')), uid: nastyValue });
const moves = () =>
  shaped({
    slug: mostly(fc.constantFrom(...slugs, 'nosuch', '../x')),
    address: mostly(fc.constantFrom(...slugs, 'a-new-place', '-x', '')),
  });
const people = () => fc.oneof(callers, fc.constant(admin));

describe('a thousand inputs of every kind', () => {
  it.each([
    ['deleteProduct', deleteProduct, inputs],
    ['deleteCategory', deleteCategory, inputs],
    ['changeAddress', changeAddress, moves],
    ['uploadProductImage', uploadProductImage, () => avatarInputs],
  ] as const)('%s answers or refuses', async (_name, call, arbitrary) => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(arbitrary() as fc.Arbitrary<unknown>, people(), async (input, who) => {
        if (check<unknown>(await call(input, who))) answered += 1;
      }),
      runs,
    );
    expect(answered).toBeGreaterThan(10);
  });
});
