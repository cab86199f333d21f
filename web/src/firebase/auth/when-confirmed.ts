/**
 * For listeners that leave an empty answer of the cache aside: what has been listened to before comes from the cache first, and
 * that the server says the same is a change of metadata alone.
 */
export const whenConfirmed = { includeMetadataChanges: true } as const;
