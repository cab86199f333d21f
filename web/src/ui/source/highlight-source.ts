import { type ParseOptions, parse, type TokenType } from 'sugar-high/core';
import * as css from 'sugar-high/lang/css';
import * as html from 'sugar-high/lang/html';
import * as javascript from 'sugar-high/lang/javascript';
import * as json from 'sugar-high/lang/json';
import * as typescript from 'sugar-high/lang/typescript';

/** What a piece of source is, as far as its color goes. */
type TokenKind = 'keyword' | 'string' | 'name' | 'comment' | 'plain';
export interface SourceToken {
  kind: TokenKind;
  text: string;
}

/** The languages of templates; another one is shown without colors. The package types its own parts too narrowly. */
const languages = { css, html, javascript, json, typescript } as unknown as Record<
  string,
  ParseOptions | undefined
>;

const kinds: Partial<Record<TokenType, TokenKind>> = {
  keyword: 'keyword',
  string: 'string',
  class: 'name',
  entity: 'name',
  property: 'name',
  comment: 'comment',
};

/** The lines of a source text, each as runs of one kind. All the text is there, line ends aside. */
export function highlightSource(text: string, language: string): SourceToken[][] {
  const options = Object.hasOwn(languages, language) ? languages[language] : undefined;
  if (!options) return text.split('\n').map((line) => runs([{ kind: 'plain', text: line }]));
  return parse(text, options).lines.map(({ tokens }) =>
    runs(tokens.map(({ type, value }) => ({ kind: kinds[type] ?? 'plain', text: value }))),
  );
}

/** Neighbors of one kind as one, so that a line is a handful of elements. */
function runs(tokens: readonly SourceToken[]): SourceToken[] {
  const merged: SourceToken[] = [];
  for (const { kind, text } of tokens) {
    const visible = text.replace(/\n/g, '');
    const last = merged.at(-1);
    if (last?.kind === kind) last.text += visible;
    else if (visible) merged.push({ kind, text: visible });
  }
  return merged;
}

/** A piece of source without the indentation that all its lines have in common. Empty lines don't count. */
export function dedent(text: string): string {
  const lines = text.split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => /^[\t ]*/.exec(line)?.[0].length ?? 0);
  const common = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(common)).join('\n');
}
