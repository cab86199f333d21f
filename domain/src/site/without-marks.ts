/**
 * Text that its writer took for Markdown, without the marks: of fences and code, bold words, headings and links, whose address stays behind
 * them. Whatever else there is stays as it was written.
 */
export const withoutMarks = (text: string): string =>
  text
    .replace(/^ {0,3}(?:```|~~~)[^\n]*\n?/gm, '')
    .replace(/^ {0,3}#{1,6} +/gm, '')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    .replace(/\[([^\]\n]+)\]\(([^)\s]+)\)/g, '$1 ($2)')
    .trim();
