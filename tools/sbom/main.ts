/** `npm run sbom [-- FILE]`: writes what the store is made of, from the lockfile alone and without a network, to `sbom.cdx.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { sbomOf } from './sbom-of.ts';

const [file = 'sbom.cdx.json'] = process.argv.slice(2);
const sbom = sbomOf(JSON.parse(readFileSync('package-lock.json', 'utf8')));
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
const shipped = sbom.components.filter(({ scope }) => scope === 'required').length;
console.log(`${file}: ${sbom.components.length} packages, ${shipped} of them in a deployed store`);
