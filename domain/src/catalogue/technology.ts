/** What a template is written in: as short as a row of the catalogue wants it, and as it is shown. */
export const technologies = ['HTML', 'React', 'Vue', 'Svelte', 'Next.js', 'Node.js', 'Other'] as const;
export type Technology = (typeof technologies)[number];
