/**
 * What the store's pages may ask of its bucket by signed addresses, and read of the answers: the bucket's CORS, which tools/setup sets and
 * the local stand-in holds to.
 */
export const bucketCors = {
  methods: ['GET', 'HEAD'],
  headers: ['Content-Disposition', 'Content-Length', 'Content-Range', 'Content-Type', 'Range'],
} as const;
