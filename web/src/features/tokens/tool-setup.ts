import { scopeOf } from '@tempera/domain/packages/package-name';
import { paths } from '@tempera/domain/site/paths';

/** What goes into a file or a terminal, and where, in words. */
interface SetupStep {
  says: string;
  code: string;
}

/** How one kind of tool is told of a store, and what it is good for. */
interface ToolSetup {
  tool: string;
  text: string;
  steps: SetupStep[];
}

/** In the place of a token, which stands in none of this. */
const someToken = 'tpa_…';

const variable = `$\{STORE_TOKEN}`;

const setVariable: SetupStep = {
  says: `Put the token into STORE_TOKEN, for this terminal (in PowerShell: $env:STORE_TOKEN = "${someToken}"):`,
  code: `export STORE_TOKEN=${someToken}`,
};

const toJson = (value: unknown) => JSON.stringify(value, null, 2);

/**
 * What a developer sets up once to get templates by their own tools. The token itself stands in none of it.
 * @param origin of the store, `https://store.example.com`
 */
export function toolSetups(siteName: string, origin: string): ToolSetup[] {
  const name = scopeOf(siteName);
  const scope = `@${name}`;
  const host = origin.replace(/^https?:/, '');
  return [
    {
      tool: 'Git',
      text: 'For every template. Enter any user name, and the token as the password. Clone without --depth.',
      steps: [
        { says: 'Clone a template:', code: `git clone ${origin}${paths.git('TEMPLATE')}` },
        {
          says: 'Have git remember the token; cache forgets it after 15 minutes, osxkeychain on macOS and manager on Windows keep it:',
          code: 'git config --global credential.helper cache',
        },
        { says: 'Later, merge the next version into your changes:', code: 'git pull --no-rebase' },
      ],
    },
    {
      tool: 'npm and pnpm',
      text: 'For templates that are packages, as their pages say.',
      steps: [
        {
          says: 'Put this into the .npmrc of your home folder:',
          code: `${scope}:registry=${origin}/npm/\n${host}/npm/:_authToken=${variable}`,
        },
        setVariable,
        { says: 'Install a template:', code: `npm install ${scope}/TEMPLATE` },
        { says: 'See advisories about it:', code: `npm audit --registry=${origin}/npm/` },
      ],
    },
    {
      tool: 'Yarn 4',
      text: 'For templates that are packages, as their pages say.',
      steps: [
        {
          says: 'Put this into the project’s .yarnrc.yml; the last two lines let in versions that came out today:',
          code: [
            'npmScopes:',
            `  ${name}:`,
            `    npmRegistryServer: "${origin}/npm/"`,
            `    npmAuthToken: "${variable}"`,
            'npmPreapprovedPackages:',
            `  - "${scope}/*"`,
          ].join('\n'),
        },
        setVariable,
        { says: 'Install a template:', code: `yarn add ${scope}/TEMPLATE` },
      ],
    },
    {
      tool: 'shadcn',
      text: 'For templates that are all text, as their pages say.',
      steps: [
        {
          says: 'Add this to the project’s components.json, or to its package.json if it has none:',
          code: toJson({
            registries: {
              [scope]: {
                url: `${origin}/r/{name}.json`,
                headers: { Authorization: `Bearer ${variable}` },
              },
            },
          }),
        },
        setVariable,
        { says: 'Add a template to the project:', code: `npx shadcn add ${scope}/TEMPLATE` },
      ],
    },
    {
      tool: 'Agents (MCP)',
      text: 'An agent can search and compare templates, and with a token list and read those you own. It can’t buy anything.',
      steps: [
        {
          says: `Add this to the agent’s configuration, with your token in place of ${someToken}:`,
          code: toJson({
            mcpServers: {
              store: {
                type: 'http',
                url: `${origin}/mcp`,
                headers: { Authorization: `Bearer ${someToken}` },
              },
            },
          }),
        },
      ],
    },
  ];
}
