/**
 * Text that its writer took for Markdown, without the marks: of fences and code, words in bold or italics, headings and links, whose address stays behind
 * them. Whatever else there is stays as it was written.
 */
export const withoutMarks = (text: string): string =>
  text
    .replace(/^ {0,3}(?:```|~~~)[^\n]*\n?/gm, '')
    .replace(/^ {0,3}#{1,6} +/gm, '')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/(\*{1,3})(?=\S)([^*\n]*[^*\s])\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)([^_\n]*[^_\s])\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/\[([^\]\n]+)\]\(([^)\s]+)\)/g, '$1 ($2)')
    .trim();
