import unhomoglyph from 'unhomoglyph';

/** Words that no customer's name has anywhere, run together with others too. */
const anywhere = [
  'support',
  'moderator',
  'administrator',
  'official',
  'helpdesk',
  'webmaster',
  'customerservice',
  'noreply',
];

/** Words that it does not have as words. */
const titles = ['admin', 'admins', 'staff', 'mod', 'mods', 'sysadmin', 'root', 'postmaster'];

/** Words that say nothing of a person: a name of these alone is the store's own, and so is one that has any of them beside the store's. */
const fillers = (
  'the a of by at from and your our team store shop owner service services customer care help center desk agent security billing payment payments ' +
  'account accounts news sales system bot refund refunds order orders checkout invoice invoices license licenses download downloads ' +
  'template templates app online info contact chat alert alerts notification notifications verification verified fraud abuse trust ' +
  'safety legal compliance department office hq inc llc ltd gmbh ceo founder manager stripe paypal'
).split(' ');

/** Digits and signs in the place of letters. */
const lookalikes: Record<string, string> = {
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '!': 'i',
  l: 'i',
};

/** Small capitals, which are letters of their own to Unicode: the alphabet without what has none. */
const smallCapitals = Object.fromEntries(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ'].map((sign, at) => [sign, [...'abcdefghijklmnopqrstuvwyz'][at] ?? sign]),
);

/** Marks that stand after a name, which a compatible spelling makes letters of. */
const trademarks = /[™℠®©]/g;

/** What a text looks like: two that a reader could take for each other give the same (Unicode TR39), whatever their capitals. */
function looksOf(text: string): string {
  const plain = text
    .replace(trademarks, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Cc}]/gu, '')
    .replace(/\p{Ll}/gu, (sign) => smallCapitals[sign] ?? sign);
  // Once more behind the capitals, whose look their small letters lose.
  const folded = unhomoglyph(unhomoglyph(plain).toLowerCase()).toLowerCase();
  return folded.replace(/[3457$!l]/g, (sign) => lookalikes[sign] ?? sign);
}

const wordsOf = (text: string): string[] => looksOf(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The same however it is spaced, dotted or dashed. */
const keyOf = (text: string): string => wordsOf(text).join('');

const keys = {
  anywhere: anywhere.map(keyOf),
  titles: new Set(titles.map(keyOf)),
  fillers: new Set(fillers.map(keyOf)),
};

/** `TemperaTeam` is two words. */
const parted = (name: string): string => name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');

/** The words that stand around another name, such as the store's; null where it is not among them. */
function wordsAround(named: readonly string[], words: readonly string[]): string[] | null {
  const at = words.findIndex((_word, index) => named.every((word, n) => words[index + n] === word));
  return at < 0 || named.length === 0 ? null : words.toSpliced(at, named.length);
}

const isFiller = (word: string): boolean => keys.fillers.has(word);

/** Whether a name could be taken for one of the others, be it with words around it that say nothing (`Ada Example, your team`). */
export function looksLikeOneOf(name: string, others: readonly string[]): boolean {
  const key = keyOf(name);
  return (
    key !== '' &&
    others.some(
      (other) => keyOf(other) === key || wordsAround(wordsOf(other), wordsOf(name))?.every(isFiller) === true,
    )
  );
}

/** Whether a name speaks for the store or those who run it: what the store is called, or a word like `support`. */
export function speaksForStore(name: string, store: string): boolean {
  const key = keyOf(name);
  if (key === '') return false;
  if (key === keyOf(store) || keys.titles.has(key)) return true;
  if (keys.anywhere.some((word) => key.includes(word))) return true;
  return [wordsOf(name), wordsOf(parted(name))].some((words) => {
    const around = wordsAround(wordsOf(store), words);
    return (
      words.some((word) => keys.titles.has(word)) ||
      (around === null ? words.every(isFiller) : around.some(isFiller))
    );
  });
}
