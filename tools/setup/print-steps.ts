import { type ApiCall, type ByHand, projectIn, type Step } from './steps.ts';

const quote = (text: string) =>
  /^[\w@%+=:,./()-]+$/.test(text) && !/[()]/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
const line = (program: string, args: readonly string[]) => [program, ...args.map(quote)].join(' ');

/** The same call for a terminal, with the token of whoever is signed in to `gcloud`. */
const curl = ({ method, url, body }: ApiCall) =>
  `curl -X ${method} ${quote(url)} -H "Authorization: Bearer $(gcloud auth print-access-token)" -H ${quote(`X-Goog-User-Project: ${projectIn(url)}`)} -H 'Content-Type: application/json' -d ${quote(JSON.stringify(body))}`;

/** A step as lines that somebody can paste: a word in capitals stands for a file with the text above it. */
export function printStep({ title, gcloud, api, files = {} }: Step): string {
  const written = Object.entries(files).map(([name, text]) =>
    // A new secret is nothing for a screen.
    name === 'VALUE' && text !== 'none'
      ? 'openssl rand -hex 32 > VALUE'
      : `cat > ${name} <<'END'\n${text}\nEND`,
  );
  const command = gcloud ? line('gcloud', gcloud) : api ? curl(api) : '';
  return [`# ${title}`, ...written, command, ''].join('\n');
}

export const printByHand = ({ title, where }: ByHand) => `- ${title}\n  ${where}`;
