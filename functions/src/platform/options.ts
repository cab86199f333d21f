import { setGlobalOptions } from 'firebase-functions/options';

/**
 * What every function of the store begins with; imported before all of them. The account is made by `npm run setup`, with what they
 * need and no more; pages have one of their own. Too many instances at once would cost more than a refused request. Calls wait for
 * the database most of their time, so one instance takes many; what holds files or whole stores in memory says so itself.
 */
setGlobalOptions({
  serviceAccount: 'store@',
  maxInstances: 20,
  concurrency: 80,
  cpu: 1,
  memory: '256MiB',
});
