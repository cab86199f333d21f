/** The rules' pace was met: the message says so, and a moment later the same is taken. */
export class TooSoon extends Error {}
