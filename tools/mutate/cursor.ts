/** Walks through a rules file, past its spaces and comments. */
export class Cursor {
  readonly text: string;
  at = 0;
  /** Where what was taken last ends: spaces behind it are no part of it. */
  end = 0;

  constructor(text: string) {
    this.text = text;
    this.skip();
  }

  /** What stands here when it matches, which is then passed. `pattern` must be sticky. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) return undefined;
    this.at += found.length;
    this.end = this.at;
    this.skip();
    return found;
  }

  /** Passes what has to stand here. @throws Error that says where something else stands */
  expect(pattern: RegExp): string {
    const found = this.take(pattern);
    if (found !== undefined) return found;
    const line = this.text.slice(0, this.at).split('\n').length;
    throw new Error(
      `firestore.rules line ${line}: ${pattern.source} expected before ${JSON.stringify(this.text.slice(this.at, this.at + 20))}`,
    );
  }

  /** True when what stands here matches; nothing is passed. */
  sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.text);
  }

  private skip(): void {
    const blank = /(?:\s|\/\/.*)*/y;
    blank.lastIndex = this.at;
    this.at += blank.exec(this.text)?.[0].length ?? 0;
  }
}
