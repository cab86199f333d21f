import { createInterface } from 'node:readline';

/**
 * firebase-tools runs `java -jar FILE ARGS` for Firestore and for Storage rules, and wants Java 21.
 * The launcher puts a `java` of its own first on its PATH; this says what each call of it becomes.
 */

/** How one stack's Firestore emulator and Storage rules runtime are run. */
export interface ShimPlan {
  /** The path that firebase-tools was given for the Firestore emulator, if a stand-in is used. */
  firestoreMarker: string;
  /** Likewise for the Storage rules runtime. */
  storageMarker: string;
  firestore:
    | { kind: 'jar'; java: string; jar: string }
    | { kind: 'hidane'; binary: string }
    /** firebase-tools' own JAR on a Java that it accepts: passed through as it is. */
    | { kind: 'own'; java: string };
  /** What Firestore's emulator is told besides. */
  firestoreArgs?: readonly string[];
  /** Where the process writes its id, so that the launcher can end it whatever happens. */
  pidDir: string;
}

type ShimAction =
  | { run: 'version' }
  | { run: 'storage-rules' }
  | { run: 'exec'; file: string; args: string[] }
  | { run: 'refuse'; reason: string };

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Options of newer firebase-tools that the Cloud SDK's emulator does not know; each takes a value. */
const unknownToSdkJar = ['--database-edition'];
/** Without it the emulator does not write each request as JSON for the Emulator UI, a sixth of its time, which we don't run. */
const forEmulatorUi = ['--websocket_port'];

/**
 * For runs of minutes: the second compiler works for what runs tens of thousands of times alone. As it comes, a third of the
 * emulator's processor time in a run of all tests goes into compiling (decision 37).
 */
export const jvmOptions = [
  '-XX:+UseSerialGC',
  '-XX:Tier4InvocationThreshold=40000',
  '-XX:Tier4MinInvocationThreshold=5000',
  '-XX:Tier4CompileThreshold=120000',
  '-XX:Tier4BackEdgeThreshold=400000',
];

/** What to do for `java ...args`. */
export function translateJava(args: string[], plan: ShimPlan): ShimAction {
  if (args.includes('-version')) return { run: 'version' };
  const at = args.indexOf('-jar');
  const file = args[at + 1];
  if (at >= 0 && file === plan.storageMarker) return { run: 'storage-rules' };
  const { firestore, firestoreArgs = [] } = plan;
  if (at >= 0 && file === plan.firestoreMarker) {
    const options = [...dropOptions(args.slice(at + 2), forEmulatorUi), ...firestoreArgs];
    if (firestore.kind === 'hidane') return { run: 'exec', file: firestore.binary, args: options };
    if (firestore.kind === 'jar') {
      const jvm = [...args.slice(0, at).filter((arg) => !isChatty(arg)), ...jvmOptions];
      const known = dropOptions(options, unknownToSdkJar);
      return { run: 'exec', file: firestore.java, args: [...jvm, '-cp', firestore.jar, mainClass, ...known] };
    }
  }
  if (firestore.kind === 'own')
    return {
      run: 'exec',
      file: firestore.java,
      args: [...dropOptions(args, forEmulatorUi), ...(/firestore/.test(file ?? '') ? firestoreArgs : [])],
    };
  return { run: 'refuse', reason: `the launcher's java only starts emulators, not: java ${args.join(' ')}` };
}

/** firebase-tools asks for a line about each request, which nobody reads and which takes a core's time from the tests. */
const isChatty = (arg: string): boolean => arg.startsWith('-Dgoogle.cloud_firestore.debug_log_level=');

function dropOptions(args: string[], names: readonly string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i < args.length; i += 1) {
    if (names.includes(args[i] as string)) i += 1;
    else kept.push(args[i] as string);
  }
  return kept;
}

/**
 * Stands in for the Storage emulator's rules runtime, a JAR that speaks JSON lines on stdin and stdout.
 * `storage.rules` denies every client, so always answering `permit: false` is exact for it.
 */

interface RulesRequest {
  id: number;
  action: string;
}

/** The response to one request line. */
function answerRules(request: RulesRequest): Record<string, unknown> {
  const result = request.action === 'load_ruleset' ? { rulesVersion: 2 } : { permit: false };
  return { id: request.id, status: 'ok', errors: [], warnings: [], result };
}

/** Says that it is ready (id -1), then responds to each line until the input ends or SIGINT comes. */
export function answerStorageRules(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): void {
  output.write(`${JSON.stringify({ id: -1, status: 'ok', errors: [], warnings: [] })}\n`);
  createInterface({ input }).on('line', (line) => {
    output.write(`${JSON.stringify(answerRules(JSON.parse(line) as RulesRequest))}\n`);
  });
}
