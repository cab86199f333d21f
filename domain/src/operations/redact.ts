/** Takes out of a text whatever could be personal: email addresses, card-like digits, tokens. */
export function redact(text: string): string {
  return text
    .replace(/[^\s@"'<>(]+@[^\s@"'<>)]+/g, '[email]')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[id token]')
    .replace(/\b(?:pi|seti)_\w+_secret_\w+/g, '[client secret]')
    .replace(/\b(?:[rs]k_(?:test|live)|whsec)_[\w*]+/g, '[key]')
    .replace(/\b(?:tok|ctoken)_\w+/g, '[payment token]')
    .replace(/(?<![-\d])\d(?:[ -]?\d){11,18}(?!\d)/g, '[digits]');
}
