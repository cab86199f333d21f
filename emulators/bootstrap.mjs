/**
 * The way into every command: `node emulators/bootstrap.mjs <command> [flags]`. It runs on the machine's own Node
 * (20 or later) with nothing installed, installs the npm packages when they are missing or old, and hands over to
 * the launcher on the Node version that the packages bring along.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = 20;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binDir = join(root, 'node_modules', '.bin');
const lockfile = join(root, 'package-lock.json');
/** Holds the lockfile's hash; written last, so that a broken install is done again. */
const stamp = join(root, 'node_modules', '.tempera-install');
/** Ctrl-C comes from the terminal and again through npm: passed on once. */
const sameKeypressMs = 300;
/** A long install says that it goes on this often. */
const stillWorkingMs = 15_000;
const networkErrors = /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;

let child;
let installing = false;
let lastSignalAt = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    const now = Date.now();
    if (now - lastSignalAt < sameKeypressMs) return;
    lastSignalAt = now;
    if (child) passOn(signal);
  });
}

/** The launcher ends its own children; npm would go on for a while, and a broken install is done again anyway. */
function passOn(signal) {
  if (installing) process.kill(-child.pid, 'SIGKILL');
  else child.kill(signal);
}

try {
  checkNode();
  if (!isInstalled()) await install();
  const main = join(root, 'emulators', 'launcher', 'main.ts');
  // The launcher gets a message channel, by which it notices when this process is killed.
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  const { code } = await run(join(binDir, 'node'), [main, ...process.argv.slice(2)], { stdio });
  process.exitCode = code;
} catch (error) {
  console.error(`tempera: ${error.message}`);
  process.exitCode = 1;
}

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode) {
    throw new Error(
      `Node ${oldestNode} or later is needed, and this is ${process.version}. Install it, then try again.`,
    );
  }
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex');
}

function isInstalled() {
  if (!existsSync(join(binDir, 'node'))) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  if (!isInstalledByHand()) return false;
  writeFileSync(stamp, lockHash());
  return true;
}

/** npm notes what it installed at the end of each install; true when that is what the lockfile asks for. */
function isInstalledByHand() {
  const noted = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = JSON.parse(readFileSync(noted, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      !path.startsWith('node_modules/') ||
      installed[path]?.version === version ||
      (optional && !installed[path]),
  );
}

async function install() {
  console.log('Installing the npm packages (once; a minute or two) ...');
  const started = Date.now();
  const beat = setInterval(() => console.log(`  still installing, ${elapsed(started)}`), stillWorkingMs);
  rmSync(stamp, { force: true });
  installing = true;
  try {
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, errors } = await run('npm', args, { stdio: ['ignore', 'inherit', 'pipe'] });
    if (lastSignalAt > 0) throw new Error('stopped while installing; the next run does it again.');
    if (code !== 0 && networkErrors.test(errors)) {
      throw new Error('the package registry cannot be reached: check the network or proxy, then try again.');
    }
    if (code !== 0) throw new Error(`npm could not install the packages:\n${errors}`);
  } catch (error) {
    if (error.code === 'ENOENT') throw new Error('npm is needed and is not on the PATH: it comes with Node.');
    throw error;
  } finally {
    clearInterval(beat);
    installing = false;
  }
  writeFileSync(stamp, lockHash());
  console.log(`Installed in ${elapsed(started)}.`);
}

function elapsed(since) {
  return `${Math.round((Date.now() - since) / 1000)} s`;
}

/**
 * Runs a program to its end, in a process group of its own: the terminal's signals reach only this process, which
 * passes them on. What goes to a pipe is returned as `errors`.
 */
function run(command, args, { stdio }) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, PATH: binDir + delimiter + process.env.PATH };
    child = spawn(command, args, { cwd: root, env, stdio, detached: true });
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 130 : 1), errors }));
  });
}
