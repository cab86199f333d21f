/** Takes out of a text whatever could be personal: e-mail addresses, card-like digits, tokens. */
export function redact(text: string): string {
  return text
    .replace(/[^\s@"'<>(]+@[^\s@"'<>)]+/g, '[e-mail]')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[id token]')
    .replace(/\btok_\w+/g, '[payment token]')
    .replace(/(?<![-\d])\d(?:[ -]?\d){11,18}(?!\d)/g, '[digits]');
}

/** What of an error may be logged: its kind, code and place, and the message without personal data. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    code: (error as { code?: unknown }).code ?? null,
    // Not `message`: the logger has a field of its own by that name.
    cause: redact(error.message).slice(0, 500),
    stack: frames.slice(0, 12).join('\n'),
  };
}
