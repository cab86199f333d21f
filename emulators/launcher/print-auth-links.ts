/** The links that Auth would mail: it sends its mails itself, and its emulator keeps them to itself. */
import { projectId } from './paths.ts';

const everyMs = 2_000;

interface Code {
  email: string;
  requestType: string;
  oobLink: string;
}

const words: Record<string, string> = {
  VERIFY_EMAIL: 'confirms the address',
  PASSWORD_RESET: 'sets a new password',
  VERIFY_AND_CHANGE_EMAIL: 'confirms the new address',
};

/** What is printed of one mail. */
export const describeCode = ({ email, requestType, oobLink }: Code): string =>
  `\nA mail to ${email} would bring the link that ${words[requestType] ?? 'signs in'}:\n  ${oobLink}\n`;

async function readCodes(authHost: string): Promise<Code[]> {
  const response = await fetch(`http://${authHost}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes = [] } = (await response.json()) as { oobCodes?: Code[] };
  return oobCodes;
}

/** Prints each link once, as it comes up; returns what stops it. Those of an earlier run are known already. */
export function printAuthLinks(env: Record<string, string>): () => void {
  const authHost = env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  const known = new Set<string>();
  const look = async (print: boolean) => {
    const codes = await readCodes(authHost).catch(() => []);
    for (const code of codes.filter(({ oobLink }) => !known.has(oobLink))) {
      known.add(code.oobLink);
      if (print) console.log(describeCode(code));
    }
  };
  look(false);
  const timer = setInterval(() => look(true), everyMs);
  return () => clearInterval(timer);
}
