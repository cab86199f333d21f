import type { FieldValues, Resolver } from 'react-hook-form';

/** A form library's resolver out of a function that answers what is wrong by field. */
export function toResolver<T extends FieldValues>(check: (values: T) => Partial<Record<keyof T, string>>) {
  const resolver: Resolver<T> = (values) => {
    const problems = Object.entries(check(values));
    if (problems.length === 0) return { values, errors: {} };
    const errors = problems.map(([field, message]) => [field, { type: 'invalid', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
  return resolver;
}
