export interface TreeElement {
  tag: string;
  attributes: Record<string, string>;
  styled: boolean;
  children: Tree[];
}

/** An element, or a text. */
export type Tree = string | TreeElement;

/** What stands in a page, and in the one that it leads to. */
export interface Trees {
  from: Tree[];
  to: Tree[];
}

/** Runs in the page: what stands in the element with this id. */
export function readTrees(id: string): Tree[] {
  const names: Record<string, string> = {
    class: 'className',
    for: 'htmlFor',
    srcset: 'srcSet',
    value: 'defaultValue',
    checked: 'defaultChecked',
  };
  const read = (node: Node): Tree[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [node.textContent] : [];
    if (!(node instanceof HTMLElement || node instanceof SVGElement)) return [];
    const styles = [...node.attributes].filter(({ name }) => name !== 'style' && !name.startsWith('on'));
    const attributes = Object.fromEntries(styles.map(({ name, value }) => [names[name] ?? name, value]));
    // Emotion's classes say which elements MUI has styled.
    const styled = /(?:^|\s)css-/.test(node.getAttribute('class') ?? '');
    const isVoid = ['img', 'source', 'input', 'br', 'hr'].includes(node.localName);
    const children = isVoid ? [] : [...node.childNodes].flatMap(read);
    return [{ tag: node.localName, attributes, styled, children }];
  };
  return [...(document.getElementById(id)?.childNodes ?? [])].flatMap(read);
}

/** A page with what its script draws, before the script, which reads it at once. */
export function withTrees(html: string, trees: Trees): string {
  const data = JSON.stringify(trees).replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/json" id="trees">${data}</script></head>`);
}
