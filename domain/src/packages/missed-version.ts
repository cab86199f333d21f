/**
 * What to say of a release that would be a package, but whose package.json names another version: npm goes by that file, and so
 * the release is not on it. Null where there is nothing to say.
 * @param said the version in the package.json; null for a template that is no package
 */
export const missedVersion = (said: string | null, version: string): string | null =>
  said === null || said === version
    ? null
    : `package.json says ${said}, so ${version} won’t be on npm. Set its version to ${version}.`;
