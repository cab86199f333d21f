/** An element, or a text. */
export type Tree =
  | string
  | { tag: string; attributes: Record<string, string>; styled: boolean; children: Tree[] };

/** The content of a page, and of the one that it leads to. */
export interface Trees {
  from: Tree[];
  to: Tree[];
}

/** Runs in the page: what stands in its content. */
export function readTrees(): Tree[] {
  const names: Record<string, string> = { class: 'className', for: 'htmlFor', srcset: 'srcSet' };
  const read = (node: Node): Tree[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [node.textContent] : [];
    if (!(node instanceof Element)) return [];
    const styles = [...node.attributes].filter(({ name }) => name !== 'style' && !name.startsWith('on'));
    const attributes = Object.fromEntries(styles.map(({ name, value }) => [names[name] ?? name, value]));
    // Emotion's classes say which elements MUI has styled.
    const styled = /(?:^|\s)css-/.test(node.getAttribute('class') ?? '');
    const isVoid = ['img', 'source', 'input', 'br', 'hr'].includes(node.localName);
    const children = isVoid ? [] : [...node.childNodes].flatMap(read);
    return [{ tag: node.localName, attributes, styled, children }];
  };
  return [...(document.getElementById('main')?.childNodes ?? [])].flatMap(read);
}
