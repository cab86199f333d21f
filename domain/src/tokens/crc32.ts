/** CRC-32 (IEEE 802.3) of a text of ASCII, as a whole number. Written out, since browsers have none. */
export function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
