/** The part of maildev that the local store uses; it has no types of its own. */
declare module 'maildev' {
  interface Options {
    smtp: number;
    web: number;
    ip: string;
    webIp: string;
    mailDirectory: string;
    silent: boolean;
  }
  interface Catcher {
    listen(): Promise<void>;
  }
  export default function maildev(options: Options): Catcher;
}
