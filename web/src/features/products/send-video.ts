import { startSession } from './api/upload-session.ts';
import { beginVideo, finishVideo } from './api/videos.ts';
import { type SendOptions, sendAll } from './send-all.ts';

/**
 * Sends a video to where the server says, and has it checked. @returns its address in the store
 * @throws CallError `video-invalid` and what else the function refuses with, DOMException once it is aborted
 */
export async function sendVideo(file: File, options: SendOptions): Promise<string> {
  const { uploadId, address } = await beginVideo(file.size);
  const url = await startSession(address, file.size, options.signal);
  await sendAll({ url, arrived: 0 }, file, options);
  return (await finishVideo(uploadId)).video;
}
