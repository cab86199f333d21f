/**
 * What the store's pages may ask of its bucket by signed addresses, and read of the answers: the bucket's CORS, which tools/setup sets and
 * the local stand-in holds to.
 */
export const bucketCors = {
  methods: ['GET', 'HEAD', 'POST', 'PUT'],
  headers: [
    'Content-Disposition',
    'Content-Length',
    'Content-Range',
    'Content-Type',
    'Location',
    'Range',
    'x-goog-content-length-range',
    'x-goog-resumable',
  ],
} as const;
