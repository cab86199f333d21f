/** The checklist under the sign-up password. */
export const passwordRequirements = [
  { id: 'length', label: 'At least 8 characters', met: (text: string) => text.length >= 8 },
  { id: 'upper', label: 'One uppercase letter', met: (text: string) => /[A-Z]/.test(text) },
  { id: 'lower', label: 'One lowercase letter', met: (text: string) => /[a-z]/.test(text) },
  { id: 'digit', label: 'One number', met: (text: string) => /[0-9]/.test(text) },
] as const;

export function isStrongPassword(text: string): boolean {
  return passwordRequirements.every((requirement) => requirement.met(text));
}
