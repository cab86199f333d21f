/** Crockford's base 32: without I, L, O and U, which are misread or spell something. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const referencePattern = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/** What somebody tells support of a failure that nobody expected, and the log has: eight characters of eight random bytes. */
export const referenceOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 8), (byte) => alphabet[byte & 31]).join('');

export const withReference = (text: string, reference: string): string => `${text} Reference ${reference}`;
