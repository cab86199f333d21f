/** What `firebase deploy` runs before it sends anything, so that it alone builds as well; `npm run deploy` has built by then. */
import { spawnSync } from 'node:child_process';
import { root } from '../../emulators/launcher/paths.ts';
import { builtAlready } from './deploy.ts';

if (!process.env[builtAlready]) {
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
