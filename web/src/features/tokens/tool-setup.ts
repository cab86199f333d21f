import { scopeOf } from '@tempera/domain/packages/package-name';
import { paths } from '@tempera/domain/site/paths';

/** How one tool is told of a store: a line of words, and what goes into a file or a terminal. */
interface ToolSetup {
  tool: string;
  text: string;
  code: string;
}

/**
 * What a developer sets up once to get templates by their own tools. The token itself stands in none of it.
 * @param origin of the store, `https://store.example.com`
 */
export function toolSetups(siteName: string, origin: string): ToolSetup[] {
  const scope = `@${scopeOf(siteName)}`;
  const host = origin.replace(/^https?:/, '');
  const registry = {
    [scope]: {
      url: `${origin}/r/{name}.json`,
      headers: { Authorization: `Bearer $\{STORE_TOKEN}` },
    },
  };
  return [
    {
      tool: 'Git',
      text: 'For every template. Enter any user name, and the token as the password. Later, git pull --no-rebase brings the next version into your changes. Clone without --depth.',
      code: `git clone ${origin}${paths.git('TEMPLATE')}`,
    },
    {
      tool: 'npm and pnpm',
      text: `For templates that are packages, as their pages say. Put this into the .npmrc of your home folder and the token into STORE_TOKEN, then run npm install ${scope}/TEMPLATE. For advisories, run npm audit --registry=${origin}/npm/.`,
      code: `${scope}:registry=${origin}/npm/\n${host}/npm/:_authToken=$\{STORE_TOKEN}`,
    },
    {
      tool: 'shadcn',
      text: `For templates that are all text, as their pages say. Add this to the project’s components.json, or to its package.json if it has none, and put the token into STORE_TOKEN, then run npx shadcn add ${scope}/TEMPLATE.`,
      code: JSON.stringify({ registries: registry }, null, 2),
    },
  ];
}
