import { DownloadButton } from '../DownloadButton.tsx';

interface DownloadNowProps {
  slug: string;
  title: string;
  /** The person has asked for it already. */
  startAtOnce: boolean;
}

/** The button in a page's widest place; its code comes for those who may download. */
export default function DownloadNow(props: DownloadNowProps) {
  return <DownloadButton {...props} size="large" fullWidth />;
}
