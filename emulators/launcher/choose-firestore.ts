/**
 * Which Firestore emulator runs, of those that the machine has or can install (README.md). Probes and installers are
 * passed in.
 */
import { Failure } from './failure.ts';

export type FirestoreChoice =
  /** firebase-tools' own download, run by a Java that it accepts. */
  | { kind: 'cached-jar'; jar: string; java: string; label: string }
  /** Any other official JAR, started by class name. */
  | { kind: 'jar'; jar: string; java: string; label: string }
  | { kind: 'hidane'; binary: string; label: string };

export interface Java {
  path: string;
  major: number;
}

/** What is on this machine, and how to get what is not. All return undefined for "no". */
export interface FirestoreProbes {
  java(): Promise<Java | undefined>;
  cachedJar(): string | undefined;
  cloudSdkJar(): string | undefined;
  hidane(): string | undefined;
  fileExists(path: string): boolean;
  downloadJar(): Promise<string | undefined>;
  installHidaneByNpm(): Promise<string | undefined>;
  installHidaneByCargo(): Promise<string | undefined>;
}

/** What firebase-tools asks for. */
const javaForDownload = 21;
/** What the Cloud SDK's JAR runs on. */
const javaForCloudSdk = 11;

/** @param wish the value of TEMPERA_FIRESTORE: `official`, `hidane`, a path, or nothing. */
export async function chooseFirestore(
  wish: string | undefined,
  probes: FirestoreProbes,
): Promise<FirestoreChoice> {
  if (wish && wish !== 'official' && wish !== 'hidane') return chooseByPath(wish, probes);
  const choice =
    (wish !== 'hidane' ? await findOfficial(probes) : undefined) ??
    (wish !== 'official' ? findHidane(probes) : undefined) ??
    (wish !== 'hidane' ? await downloadOfficial(probes) : undefined) ??
    (wish !== 'official' ? await installHidane(probes) : undefined);
  if (choice) return choice;
  throw new Failure(howToGet(wish));
}

async function chooseByPath(path: string, probes: FirestoreProbes): Promise<FirestoreChoice> {
  if (!probes.fileExists(path)) throw new Failure(`TEMPERA_FIRESTORE names ${path}, which is not there.`);
  if (!path.endsWith('.jar')) return { kind: 'hidane', binary: path, label: path };
  const java = await probes.java();
  if (!java || java.major < javaForCloudSdk) {
    throw new Failure(
      `TEMPERA_FIRESTORE names ${path}, which needs Java ${javaForCloudSdk} or later on the PATH.`,
    );
  }
  return { kind: 'jar', jar: path, java: java.path, label: `${path} on Java ${java.major}` };
}

async function findOfficial(probes: FirestoreProbes): Promise<FirestoreChoice | undefined> {
  const java = await probes.java();
  if (!java) return undefined;
  const cached = probes.cachedJar();
  if (cached && java.major >= javaForDownload) return fromCache(cached, java);
  const jar = probes.cloudSdkJar();
  if (!jar || java.major < javaForCloudSdk) return undefined;
  return {
    kind: 'jar',
    jar,
    java: java.path,
    label: `official, from Google's Cloud SDK, on Java ${java.major}`,
  };
}

async function downloadOfficial(probes: FirestoreProbes): Promise<FirestoreChoice | undefined> {
  const java = await probes.java();
  if (!java || java.major < javaForDownload) return undefined;
  const jar = await probes.downloadJar();
  return jar ? fromCache(jar, java) : undefined;
}

const fromCache = (jar: string, java: Java): FirestoreChoice => ({
  kind: 'cached-jar',
  jar,
  java: java.path,
  label: `official, downloaded by firebase-tools, on Java ${java.major}`,
});

function findHidane(probes: FirestoreProbes): FirestoreChoice | undefined {
  const binary = probes.hidane();
  return binary ? { kind: 'hidane', binary, label: `hidane (${binary})` } : undefined;
}

async function installHidane(probes: FirestoreProbes): Promise<FirestoreChoice | undefined> {
  const binary = (await probes.installHidaneByNpm()) ?? (await probes.installHidaneByCargo());
  return binary ? { kind: 'hidane', binary, label: `hidane (${binary})` } : undefined;
}

function howToGet(wish: string | undefined): string {
  const official =
    `Java ${javaForDownload} or later, or Java ${javaForCloudSdk} or later ` +
    "with Google's Cloud SDK and its component cloud-firestore-emulator";
  const hidane = 'the program hidane on the PATH (npm install -g hidane, or cargo install hidane)';
  const ways = wish === 'official' ? official : wish === 'hidane' ? hidane : `${official}; or ${hidane}`;
  return `No Firestore emulator could be found or installed. Install one of these: ${ways}.`;
}
