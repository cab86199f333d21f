/** Loads the module of the first argument and prints what that took: processor milliseconds and memory in bytes. */
import { pathToFileURL } from 'node:url';

await import(pathToFileURL(process.argv[2] as string).href);
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ ms: (user + system) / 1000, bytes: process.memoryUsage().rss }));
// Some packages keep a timer or a watch.
process.exit(0);
