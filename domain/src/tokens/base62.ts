export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * So many characters of an alphabet, each as likely as the others: a byte that would favor some is passed over.
 * @param random gives so many random bytes
 */
export function drawFrom(alphabet: string, length: number, random: (count: number) => Uint8Array): string {
  const even = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of random(2 * length)) {
      if (byte < even && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}
