const secret = /^((pi|seti)_\w+)_secret_\w+$/;

/** What a client secret is of, as the provider's addresses name it. */
export function intentOfSecret(
  clientSecret: string,
): { kind: 'payment_intents' | 'setup_intents'; id: string } | null {
  const [, id, type] = secret.exec(clientSecret) ?? [];
  if (!id) return null;
  return { kind: type === 'pi' ? 'payment_intents' : 'setup_intents', id };
}
