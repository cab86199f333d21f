import { versionPattern } from '@tempera/domain/catalogue/product-calls';
import { slugSchema } from '@tempera/domain/catalogue/slug';
import { Failure } from './failure.ts';

/** @throws Failure */
export function readSlug(typed: string): string {
  if (slugSchema.safeParse(typed).success) return typed;
  throw new Failure('usage', `“${typed}” is not the name of a template.`, {
    hint: 'It is the last part of its address, such as portfolio. tempera search finds it.',
  });
}

/** A version with or without the v of its tag. @throws Failure */
export function readVersion(typed: string): string {
  const version = typed.replace(/^v/, '');
  if (versionPattern.test(version)) return version;
  throw new Failure('usage', `“${typed}” is not a version. Use three numbers, such as 1.2.0.`);
}

/** `portfolio` or `portfolio@1.2.0`. @throws Failure */
export function readTemplate(typed: string): { slug: string; version: string | null } {
  const [slug = '', version, ...rest] = typed.split('@');
  if (rest.length > 0) throw new Failure('usage', `“${typed}” is not a template and a version.`);
  return { slug: readSlug(slug), version: version === undefined ? null : readVersion(version) };
}
