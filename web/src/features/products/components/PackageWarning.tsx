import { versionPattern } from '@tempera/domain/catalogue/product-calls';
import { missedVersion } from '@tempera/domain/packages/missed-version';
import { useFormContext } from 'react-hook-form';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';

/** Says so where the version that is typed is another than the one in the archive's package.json, by which npm goes. */
export function PackageWarning({ said }: { said: string | null }) {
  const { watch } = useFormContext();
  const version = String(watch('version')).trim();
  const missed = versionPattern.test(version) ? missedVersion(said, version) : null;
  return (
    missed && (
      <InlineNotice kind="attention" role="status">
        {missed}
      </InlineNotice>
    )
  );
}
