import {
  changeAddressInput,
  deleteCategoryInput,
  deleteProductInput,
  uploadProductImageInput,
} from '@tempera/domain/catalogue/product-calls';
import { onRequest } from 'firebase-functions/https';
import { servePicture } from '../avatars/serve-picture.ts';
import { callable } from '../platform/callable.ts';
import { region } from '../platform/params.ts';
import { changeAddress as moveAddress } from './change-address.ts';
import { deleteCategory as removeCategory } from './delete-category.ts';
import { deleteProduct as removeProduct } from './delete-product.ts';
import { pictureAsked } from './pictures.store.ts';
import { uploadProductImage as storeImage } from './upload-product-image.ts';
import { uploadProductVideo as storeVideo } from './upload-product-video.ts';

export const deleteProduct = callable('deleteProduct', deleteProductInput, (input, { auth }) =>
  removeProduct(input, auth),
);

export const changeAddress = callable('changeAddress', changeAddressInput, (input, { auth }) =>
  moveAddress(input, auth),
);

export const deleteCategory = callable('deleteCategory', deleteCategoryInput, (input, { auth }) =>
  removeCategory(input, auth),
);

export const uploadProductImage = callable('uploadProductImage', uploadProductImageInput, (input, { auth }) =>
  storeImage(input, auth),
);

export const uploadProductVideo = onRequest({ region }, storeVideo);

export const productImage = onRequest({ region }, (request, response) =>
  servePicture('productImage', pictureAsked, request, response),
);
