/** Groups of four as on the card, four-six-five for cards that begin with 34 or 37. Everything but digits goes. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19);
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d+)?/ : /(\d{1,4})/g;
  const parts = groups.global ? digits.match(groups) : groups.exec(digits)?.slice(1);
  return (parts ?? []).filter(Boolean).join(' ');
}

/** `MM/YY` from `1227`, `12 / 27`, `12/2027` or, as people type it, `1/`. */
export function formatExpiry(text: string): string {
  const padded = text.trim().replace(/^(\d)\s*\//, '0$1/');
  const digits = digitsOf(padded);
  const short = /^\d{2}20\d{2}$/.test(digits) ? digits.slice(0, 2) + digits.slice(4) : digits.slice(0, 4);
  return short.length > 2 ? `${short.slice(0, 2)}/${short.slice(2)}` : short;
}

export function formatCvv(text: string): string {
  return digitsOf(text).slice(0, 4);
}

/** The formatted text and where the caret belongs: behind as many digits as before, so that editing in the middle works. */
export function reformat(
  text: string,
  caret: number,
  format: (text: string) => string,
): { text: string; caret: number } {
  const formatted = format(text);
  if (caret >= text.length) return { text: formatted, caret: formatted.length };
  let left = digitsOf(text.slice(0, caret)).length;
  let position = 0;
  while (left > 0 && position < formatted.length) {
    if (/\d/.test(formatted.charAt(position))) left -= 1;
    position += 1;
  }
  return { text: formatted, caret: position };
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
