import { weaknessesOf } from '@tempera/domain/advisories/advisory';
import { paths } from '@tempera/domain/site/paths';
import { z } from 'zod';
import { readAdvisories } from '../advisories/advisories.store.ts';
import { slug } from './input.ts';
import { factsShape, toFacts } from './template-facts.ts';
import { loadTemplate } from './templates.store.ts';
import { defineTool } from './tool.ts';
import { weaknessesOn } from './weakness-shape.ts';

export const getTemplate = defineTool({
  name: 'get_template',
  title: 'Get a template',
  description:
    'All that the page of a template says: description, price, what is in it, the files of the newest version, what is new in it, and its known vulnerabilities.',
  readOnly: true,
  input: z.object({ slug }),
  output: z.object({
    ...factsShape,
    fullDescription: z.string().describe('Markdown, as the seller wrote it'),
    changelog: z.string().describe('What is new in the newest version; Markdown, as the seller wrote it'),
    sha256: z.string().nullable().describe('Of the archive'),
    files: z.array(z.object({ path: z.string(), sizeBytes: z.number() })).describe('The first 500'),
    installs: z
      .object({ npm: z.string().nullable(), shadcn: z.boolean() })
      .describe(
        'The package of the store’s npm registry that the newest version is, or null; whether shadcn can add it',
      ),
    advisories: weaknessesOn('the newest version'),
    gitUrl: z.string().describe('To clone for whoever owns it, with an access token as the password'),
  }),
  async run(input, agent) {
    const template = await loadTemplate(input.slug, agent);
    const gitUrl = agent.origin + paths.git(template.slug);
    const advisories = weaknessesOf(template.version, await readAdvisories([template.slug]));
    return { data: { ...toFacts(template, agent.origin), advisories, gitUrl } };
  },
});
