import { versionPattern } from '@tempera/domain/catalogue/product-calls';

/** The version that may come next: `1.2.0` after `1.1.3`, `1.0.0` after none. */
export function nextVersion(version: string): string {
  const [major = '1', minor = '0'] = versionPattern.test(version) ? version.split('.') : ['1', '-1'];
  return `${major}.${Number(minor) + 1}.0`;
}
