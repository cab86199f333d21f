/** Stands where there is code until all marks are gone; no text that anybody writes has it. */
const codeHere = '\0';

/**
 * Text that its writer took for Markdown, without the marks: of fences and code, words in bold or italics, headings and links, whose address stays behind
 * them. Whatever else there is stays as it was written, and so does what is in code, such as `__init__.py`.
 */
export function withoutMarks(text: string): string {
  const codes: string[] = [];
  return text
    .replaceAll(codeHere, '')
    .replace(
      /^ {0,3}(```(?=[^`\n]*$)|~~~)[^\n]*\n?([\s\S]*?)(?:^ {0,3}\1[^\n]*\n?|(?![\s\S]))|(`{1,3})([^`\n]+)\3/gm,
      (_all, _fence, block: string | undefined, _ticks, inline: string | undefined) => {
        codes.push(block ?? inline ?? '');
        return codeHere;
      },
    )
    .replace(/^ {0,3}#{1,6} +/gm, '')
    .replace(/(\*{1,3})(?=\S)([^*\n]*[^*\s])\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)([^_\n]*[^_\s])\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/\[([^\]\n]+)\]\(([^)\s]+)\)/g, '$1 ($2)')
    .replaceAll(codeHere, () => codes.shift() ?? '')
    .trim();
}
