/** A value of the environment that `npm test` sets. @throws Error when it is missing */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run this through npm test -- browser`);
  return value;
}
