/** What is looked at once a release is in place: pages, files, functions, rules. */

interface Probe {
  title: string;
  url: string;
  init?: RequestInit;
  isGood: (status: number, text: string) => boolean;
}

export interface Place {
  project: string;
  region: string;
  origin: string;
  /** Functions answer nobody without a token of App Check, which a deploy has none of. */
  enforcesAppCheck: boolean;
}

const hasContent = (status: number, text: string) => status === 200 && text.includes('id="tempera-state"');

export const probesOf = ({ project, region, origin, enforcesAppCheck }: Place): Probe[] => [
  { title: 'home comes with its content', url: `${origin}/`, isGood: hasContent },
  { title: 'the list comes with its content', url: `${origin}/templates`, isGood: hasContent },
  {
    title: 'the store says that it is well',
    url: `${origin}/health`,
    isGood: (status, text) => status === 200 && text.includes('"ok"'),
  },
  {
    title: 'functions answer in words',
    url: `https://${region}-${project}.cloudfunctions.net/quoteCheckout`,
    init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":{}}' },
    isGood: (status, text) =>
      enforcesAppCheck
        ? status === 401 && text.includes('sign-in-required')
        : status === 400 && text.includes('invalid-input'),
  },
  {
    title: 'rules keep orders from strangers',
    url: `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/orders`,
    isGood: (status) => status === 403,
  },
];

/** @returns a line for each probe that found something else */
export async function smoke(place: Place, get: typeof fetch): Promise<string[]> {
  const results = await Promise.all(
    probesOf(place).map(async ({ title, url, init, isGood }) => {
      try {
        const response = await get(url, init);
        const text = await response.text();
        return isGood(response.status, text) ? [] : [`${title}: ${url} answered ${response.status}`];
      } catch (error) {
        return [`${title}: ${url} could not be reached (${(error as Error).message})`];
      }
    }),
  );
  return results.flat();
}
