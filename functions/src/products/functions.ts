import {
  changeAddressInput,
  deleteCategoryInput,
  deleteProductInput,
  uploadProductImageInput,
} from '@tempera/domain/catalogue/product-calls';
import { carriesFile } from '../platform/body-size.ts';
import { callable } from '../platform/callable.ts';

export const deleteProduct = callable('deleteProduct', deleteProductInput, async (input, { auth }) =>
  (await import('./delete-product.ts')).deleteProduct(input, auth),
);

export const changeAddress = callable('changeAddress', changeAddressInput, async (input, { auth }) =>
  (await import('./change-address.ts')).changeAddress(input, auth),
);

export const deleteCategory = callable('deleteCategory', deleteCategoryInput, async (input, { auth }) =>
  (await import('./delete-category.ts')).deleteCategory(input, auth),
);

export const uploadProductImage = callable(
  'uploadProductImage',
  uploadProductImageInput,
  async (input, { auth }) => (await import('./upload-product-image.ts')).uploadProductImage(input, auth),
  carriesFile,
);
