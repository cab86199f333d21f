/** What stands in for an input that no schema of ours accepts. */
const malformed = 'malformed';

/** Deeper than any input of ours, shallow enough for every recursive reader behind. */
const deepest = 20;

/** The callable protocol's wrapped numbers; no input of ours has any, and the SDK fails on a bad one. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > deepest || Object.hasOwn(value, '@type')) return false;
  return Object.values(value).every((part) => isPlain(part, depth + 1));
}

/**
 * The body of a callable's request, or one that the schema will refuse in its stead. The SDK would respond with `internal`
 * to an `@type` it does not know, and write the bodies it refuses into the log, card numbers and all.
 */
export function safeBody(body: unknown): { data: unknown } {
  if (typeof body !== 'object' || body === null) return { data: malformed };
  const keys = Object.keys(body);
  if (keys.length !== 1 || keys[0] !== 'data') return { data: malformed };
  const { data } = body as { data: unknown };
  return { data: isPlain(data) ? data : malformed };
}
