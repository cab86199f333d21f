import { readFileSync } from 'node:fs';
import { creatorFields } from '@tempera/domain/catalogue/creator';
import { sellerFields } from '@tempera/domain/money/seller';
import { type Field, type Fields, map } from '@tempera/domain/settings/field';
import { privateFields } from '@tempera/domain/settings/private-settings';
import { changeMark, siteFields } from '@tempera/domain/settings/settings';
import { expect, it } from 'vitest';

/** firestore.rules asks of each settings document what its fields in domain/ say: the same keys, types and limits. */
const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8').replace(
  /^ *\/\/.*$/gm,
  '',
);

/** One argument of a call, which may be a call itself. */
const argument = String.raw`((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)`;

/** A function's body with other words for its parameters. */
const filledIn = (body: string, parameters: readonly string[], given: readonly string[]) =>
  parameters.reduce(
    (text, name, index) =>
      text.replace(new RegExp(`(?<![.\\w']|is )${name}(?![\\w'])`, 'g'), () => given[index]?.trim() ?? ''),
    body,
  );

/** What the rules ask of `settings`, the document of this id, with the bodies of the block's functions in their places. */
function conditionOn(id: string): string {
  const [, block = ''] = new RegExp(`\n    match /settings/${id} \\{(.*?)\n    \\}`, 's').exec(rules) ?? [];
  const [outermost, ...others] = [...block.matchAll(/function (\w+)\(([\w, ]+)\) \{\s*return ([^;]+);/g)].map(
    ([, name = '', parameters = '', body = '']) => ({ name, parameters: parameters.split(', '), body }),
  );
  if (!outermost) throw new Error(`The rules have no block for settings/${id}.`);
  let condition = filledIn(outermost.body, outermost.parameters, ['settings']);
  for (let before = ''; before !== condition; ) {
    before = condition;
    for (const { name, parameters, body } of others) {
      const call = new RegExp(`\\b${name}\\(${parameters.map(() => argument).join(',')}\\)`, 'g');
      condition = condition.replace(call, (_, ...given: string[]) => filledIn(body, parameters, given));
    }
  }
  // A list of names may be one text, which asks less of a request.
  const oneLine = condition
    .replace(/\s+/g, ' ')
    .replaceAll(/' \+ '/g, '')
    .replace(/\( ?'([\w ]+)'\)\.split\(' '\)/g, (_, names: string) => words(names.split(' ')));
  const apart = oneLine.replace(/\[ ?([^\]]*?) ?\]\.hasOnly\(\[true, false\]\)/g, (_, switches: string) =>
    switches
      .split(/, (?=settings)/)
      .map((one) => `${one} is bool`)
      .join(' && '),
  );
  // A count that may be missing, with its own condition for that.
  return apart.replace(
    /\(!\('(\w+)' in (.+?)\) \|\| isCount\(\2\.\1, (\d+)\)\)/g,
    "isCount($2.get('$1', 0), $3)",
  );
}

const value = String.raw`settings[\w.[\]]*(?:\.get\('\w+', (?:\{\}|\[\]|'[\w-]*'|0|false)\))*`;
const forms = [
  String.raw`hasNoOther\(${value}, \[[^\]]*\]\)`,
  String.raw`is(?:Text|Filled|Count|TextList)\(${value}, [\d, ']+\)`,
  String.raw`float\(${value}\) [<>]= \d+`,
  String.raw`${value} (?:is \w+|>= \d+|in \[[^\]]*\])`,
  String.raw`${value}\.size\(\) <= \d+`,
  String.raw`${value}(?:\.values\(\)\.join\('\\n'\))?\.matches\('[^']*'\)`,
];
const checks = new RegExp(forms.join('|'), 'g');

const words = (list: readonly string[]) => `[${list.map((word) => `'${word}'`).join(', ')}]`;
const onlyKeys = (at: string, keys: readonly string[]) => `hasNoOther(${at}, ${words([...keys].sort())})`;
const inRules = ({ source }: RegExp) =>
  source
    .replace(/^\^|\$$/g, '')
    .replaceAll('\\/', '/')
    .replaceAll('\\', '\\\\');

/** What stands for a field that may be missing, by its kind; a text is empty. */
const nothingOf: Partial<Record<Field['kind'], string>> = {
  map: '{}',
  list: '[]',
  switch: 'false',
  count: '0',
};

/** How the rules ask the same of a value at `at`; lines of a partial map are looked at together. */
function checksOf(field: Field, at: string): string[] {
  switch (field.kind) {
    case 'text':
      return [
        `${field.filled ? 'isFilled' : 'isText'}(${at}, ${field.max})`,
        ...(field.matches ? [`${at}.matches('${inRules(field.matches)}')`] : []),
      ];
    case 'switch':
      return [`${at} is bool`];
    case 'choice':
      return [`${at} in ${words(field.options)}`];
    case 'numeral': {
      const least = field.min > 0 ? [`float(${at}) >= ${field.min}`] : [];
      return [`${at}.matches('[0-9]{1,5}([.][0-9]{1,6})?')`, `float(${at}) <= ${field.max}`, ...least];
    }
    case 'count':
      return [`isCount(${at}, ${field.max})`, ...(field.min > 0 ? [`${at} >= ${field.min}`] : [])];
    case 'list': {
      const { item, max } = field;
      if (item.kind === 'text') return [`isTextList(${at}, ${max}, '${item.max + 1}')`];
      const places = Array.from({ length: max }, (_, place) => checksOf(item, `${at}[${place}]`));
      return [`${at} is list`, `${at}.size() <= ${max}`, ...places.flat()];
    }
    case 'map': {
      const keys = onlyKeys(at, Object.keys(field.fields));
      const [first] = Object.values(field.fields);
      if (field.partial && first?.kind === 'text') {
        return [keys, `${at}.values().join('\\n').matches('(?s).*[^\\n]{${first.max + 1}}.*')`];
      }
      const parts = Object.entries(field.fields).flatMap(([key, part]) => {
        const instead = part.kind === 'choice' ? `'${part.default}'` : (nothingOf[part.kind] ?? "''");
        return checksOf(
          part,
          field.partial || part.mayBeMissing ? `${at}.get('${key}', ${instead})` : `${at}.${key}`,
        );
      });
      return [keys, ...parts];
    }
  }
}

it.each<[string, Fields]>([
  ['site', siteFields],
  ['private', privateFields],
  ['seller', sellerFields],
  ['creator', creatorFields],
])('the rules of settings/%s agree with its fields', (id, fields) => {
  const asked = (conditionOn(id).match(checks) ?? []).map((check) =>
    check.replace(
      /^(hasNoOther\(.*, )\[ ?(.*?) ?\]\)$/,
      (_, start, list) => `${start}[${list.split(', ').sort().join(', ')}])`,
    ),
  );
  const marked = { ...fields, [changeMark]: { kind: 'switch', default: false } as const };
  const expected = checksOf(map(marked), 'settings').filter(
    (check) => check !== `settings.${changeMark} is bool`,
  );
  expect([...new Set(asked)].sort()).toEqual(expected.sort());
});
