import {
  changeAddressInput,
  deleteCategoryInput,
  deleteProductInput,
  uploadProductImageInput,
} from '@tempera/domain/catalogue/product-calls';
import { carriesFile } from '../platform/body-size.ts';
import { callable } from '../platform/callable.ts';
import { changeAddress as moveAddress } from './change-address.ts';
import { deleteCategory as removeCategory } from './delete-category.ts';
import { deleteProduct as removeProduct } from './delete-product.ts';
import { uploadProductImage as storeImage } from './upload-product-image.ts';

export const deleteProduct = callable('deleteProduct', deleteProductInput, (input, { auth }) =>
  removeProduct(input, auth),
);

export const changeAddress = callable('changeAddress', changeAddressInput, (input, { auth }) =>
  moveAddress(input, auth),
);

export const deleteCategory = callable('deleteCategory', deleteCategoryInput, (input, { auth }) =>
  removeCategory(input, auth),
);

export const uploadProductImage = callable(
  'uploadProductImage',
  uploadProductImageInput,
  (input, { auth }) => storeImage(input, auth),
  carriesFile,
);
