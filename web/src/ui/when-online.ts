/**
 * Loads code that the page can do without for now. Without a connection it waits for the next one, where a refused import
 * would put an error in the place of the whole page.
 * @throws what `load` throws while there is a connection
 */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}
