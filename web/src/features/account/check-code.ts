/** Six digits, however they are spaced; true, or what to mend. */
export function checkCode(typed: string): true | string {
  return /^\d{6}$/.test(typed.replaceAll(/\s/g, '')) || 'Enter the six digits that your app shows.';
}
