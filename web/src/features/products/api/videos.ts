import {
  type BegunVideo,
  type UploadProductVideoOutput,
  videoUploadPath,
} from '@tempera/domain/catalogue/product-calls';
import { callUploads } from './archives.ts';

/** @throws CallError `video-invalid` for one that is too large, and what else the function refuses with */
export const beginVideo = (sizeBytes: number) =>
  callUploads<BegunVideo>('POST', videoUploadPath, { sizeBytes });

/** @throws CallError `video-invalid` and what else the function refuses with */
export const finishVideo = (uploadId: string) =>
  callUploads<UploadProductVideoOutput>('POST', videoUploadPath, { uploadId });
