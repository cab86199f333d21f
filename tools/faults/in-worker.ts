/**
 * Loaded before anything else by each process of the functions emulator: leads the functions, and nobody else, to the database by
 * the way on which things go wrong.
 */
const { argv, env } = process;
if (argv[1]?.endsWith('function-worker.ts')) env.FIRESTORE_EMULATOR_HOST = env.TEMPERA_FAULTS_DATABASE;

export {};
