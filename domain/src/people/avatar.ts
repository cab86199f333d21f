const own = /^\/avatars\/[A-Za-z0-9_-]{1,128}\/[0-9a-f]{16}\.(?:png|jpg|webp)$/;

/**
 * A person's picture as others may see it: one that the store took in itself (`uploadAvatar`), else none. One on another
 * server tells that server who looks at it and from where, and may become another picture.
 */
export const ownAvatar = (address: unknown): string =>
  typeof address === 'string' && own.test(address) ? address : '';
