/** The texts of a page that an owner may write: the legal pages and the help articles. */
export interface PageText {
  title: string;
  /** For search results and lists. */
  description: string;
  /** Markdown; each `## Heading` begins a section. */
  body: string;
}

export interface TextSection {
  heading: string;
  text: string;
}

export const pageTextLimits = { title: 80, description: 300, body: 40_000 } as const;

/** A body in its sections; what stands before the first heading is one without a heading. */
export function sectionsOf(body: string): TextSection[] {
  const sections: TextSection[] = [];
  for (const line of body.split('\n')) {
    const [, heading] = /^##[ \t]+(.*\S)\s*$/.exec(line) ?? [];
    if (heading !== undefined) sections.push({ heading, text: '' });
    else if (sections.length === 0) sections.push({ heading: '', text: line });
    else {
      const last = sections[sections.length - 1] as TextSection;
      last.text += `\n${line}`;
    }
  }
  return sections
    .map(({ heading, text }) => ({ heading, text: text.trim() }))
    .filter(({ heading, text }) => heading !== '' || text !== '');
}

/** The body that sections make. */
export const bodyOf = (sections: readonly TextSection[]): string =>
  sections.map(({ heading, text }) => `## ${heading}\n\n${text}`).join('\n\n');

const isFilled = (value: unknown, limit: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= limit;

/** A stored text, null where there is none that can be shown. */
export function toPageText(stored: unknown): PageText | null {
  const { title, description, body } = (stored ?? {}) as Partial<Record<keyof PageText, unknown>>;
  return isFilled(title, pageTextLimits.title) &&
    isFilled(description, pageTextLimits.description) &&
    isFilled(body, pageTextLimits.body)
    ? { title, description, body }
    : null;
}
