/**
 * Puts the bundler's few helpers into the app's file itself; Rolldown always gives them one of their own, which would be
 * one more request before the page works. Other files go on importing them. The helpers stand on lines of their own, and spaces where
 * the import stood: so a source map of the app is right again once it is as many lines further down.
 * @param app code of the app's file
 * @param runtime code of the file with the helpers
 * @throws Error when either no longer looks as this expects
 */
export function inlineRuntime(app: string, runtime: string): string {
  const imported = /import\s*\{([^}]*)\}\s*from\s*["']\.\/rolldown-runtime-[^"']+["'];?/;
  const exported = /export\s*\{([^}]*)\};?\s*$/;
  const names = imported.exec(app)?.[1];
  const given = exported.exec(runtime)?.[1];
  if (names === undefined || given === undefined) throw new Error('the app no longer imports the runtime');
  const pattern = pairs(names).map(([outer, local]) => `${outer}:${local}`);
  const answer = pairs(given).map(([local, outer]) => `${outer}:${local}`);
  const body = runtime.replace(exported, () => `return{${answer}}`);
  return `const{${pattern}}=(()=>{${body}})();\n${app.replace(imported, (text) => ' '.repeat(text.length))}`;
}

/** `a as b, c` as pairs of the name before `as` and the one after it. */
function pairs(list: string): [string, string][] {
  return list.split(',').map((one) => {
    const [before = '', after = before] = one.trim().split(/\s+as\s+/);
    return [before, after];
  });
}
