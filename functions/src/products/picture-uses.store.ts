import type { DocumentData, DocumentSnapshot } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';

/** Values that one query may ask for. */
const together = 30;
/** Products that are looked through at a time. */
const page = 200;

/** Which of these files are the picture of a product, in whatever state. */
export async function findShown(files: readonly string[]): Promise<Set<string>> {
  const shown = new Set<string>();
  for (let from = 0; from < files.length; from += together) {
    const addresses = files.slice(from, from + together).map((file) => `/${file}`);
    const found = await refs.products().where('image', 'in', addresses).select('image').get();
    for (const product of found.docs) shown.add(String(product.data().image).slice(1));
  }
  return shown;
}

/** The files that stand anywhere in a document's texts: in an address, in Markdown, in a list. */
function mentionedIn(data: DocumentData, files: readonly string[]): string[] {
  const text = JSON.stringify(data);
  return files.filter((file) => text.includes(file));
}

async function* allProducts(): AsyncGenerator<DocumentSnapshot> {
  let after: DocumentSnapshot | undefined;
  for (;;) {
    const query = refs.products().orderBy('__name__').limit(page);
    const { docs } = await (after ? query.startAfter(after) : query).get();
    yield* docs;
    after = docs.at(-1);
    if (docs.length < page) return;
  }
}

/**
 * Which of these files anything of the store mentions: the logo and the texts of the settings, categories, questions, and
 * the descriptions of products. It reads them all, so it is for the few files that are about to go.
 */
export async function findMentioned(files: readonly string[]): Promise<Set<string>> {
  const mentioned = new Set<string>();
  const look = (document: DocumentSnapshot) => {
    for (const file of mentionedIn(document.data() ?? {}, files)) mentioned.add(file);
  };
  const small = await Promise.all([
    refs.settings().get(),
    refs.categories().get(),
    refs.faqs().get(),
    refs.plans().get(),
  ]);
  for (const { docs } of small) docs.forEach(look);
  for await (const product of allProducts()) look(product);
  return mentioned;
}
