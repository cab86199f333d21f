/** A picture that was read from its own bytes; nobody's word for its type is taken. */
export interface Picture {
  extension: 'png' | 'jpg' | 'webp';
  width: number;
  height: number;
  /** The picture without what else its file carried: places, cameras, comments, hidden texts. */
  bytes: Buffer;
}

/** What the readers find: a picture of any size, or null for what is none, or is more than one. */
export type ReadPicture = (file: Buffer) => Picture | null;
