/** What a request to `publishVersion` is about: a product, one of its uploads, and whether that is to be checked. */
export interface PublishAsked {
  slug: string;
  uploadId: string | null;
  check: boolean;
}

const pattern = /^\/publish\/([a-z0-9][a-z0-9-]{0,63})(?:\/([A-Za-z0-9]{20})(\/check)?)?$/;

/** Null for an address that is none of ours. */
export function publishAsked(path: string): PublishAsked | null {
  const match = pattern.exec(path);
  if (!match?.[1]) return null;
  return { slug: match[1], uploadId: match[2] ?? null, check: match[3] !== undefined };
}

/** Whatever an upload has in the bucket stands below this. */
export const uploadFolder = (uploadId: string): string => `uploads/${uploadId}/`;

/** Where the parts stand together once they are checked. */
export const wholeFile = (uploadId: string): string => `${uploadFolder(uploadId)}archive`;
