import type {
  DeleteCategoryOutput,
  DeleteProductOutput,
  UploadProductImageOutput,
} from '@tempera/domain/catalogue/product-calls';
import { call } from '../../../firebase/write/call.ts';

/** @throws CallError `product-not-found` and what else the function refuses with */
export const deleteProduct = (slug: string) =>
  call<{ slug: string }, DeleteProductOutput>('deleteProduct', { slug });

/** @throws CallError `category-in-use` and what else the function refuses with */
export const deleteCategory = (slug: string) =>
  call<{ slug: string }, DeleteCategoryOutput>('deleteCategory', { slug });

/** @throws CallError `image-invalid` and what else the function refuses with */
export const uploadProductImage = (dataBase64: string) =>
  call<{ dataBase64: string }, UploadProductImageOutput>('uploadProductImage', { dataBase64 });
