/** The environment that lets SDKs, tests and scripts find a stack. */
import { projectId } from './paths.ts';
import { host, type Ports, type Service } from './ports.ts';

/** Only the emulators that run are named, so that a missing one is noticed and never reached in production. */
export function stackEnv(ports: Ports, only: readonly Service[]): Record<string, string> {
  const at = (service: Service) => `${host}:${ports[service]}`;
  const named: Partial<Record<Service, [string, string]>> = {
    firestore: ['FIRESTORE_EMULATOR_HOST', at('firestore')],
    auth: ['FIREBASE_AUTH_EMULATOR_HOST', at('auth')],
    storage: ['FIREBASE_STORAGE_EMULATOR_HOST', at('storage')],
    tasks: ['CLOUD_TASKS_EMULATOR_HOST', at('tasks')],
    eventarc: ['CLOUD_EVENTARC_EMULATOR_HOST', `http://${at('eventarc')}`],
    functions: ['FUNCTIONS_EMULATOR_ORIGIN', `http://${at('functions')}`],
    hosting: ['TEMPERA_STORE_URL', `http://${at('hosting')}`],
  };
  return {
    GCLOUD_PROJECT: projectId,
    // Google's libraries would look for a cloud machine's credentials on the network.
    METADATA_SERVER_DETECTION: 'none',
    ...(only.includes('functions')
      ? {
          TEMPERA_GATEWAY_URL: `http://${host}:${ports.gateway}`,
          TEMPERA_SMTP_PORT: String(ports.smtp),
          TEMPERA_INBOX_URL: `http://${host}:${ports.inbox}`,
        }
      : {}),
    ...Object.fromEntries(only.map((service) => named[service]).filter((entry) => entry !== undefined)),
  };
}
