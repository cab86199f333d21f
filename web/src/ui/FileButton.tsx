import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** What the file is; the hidden field is called so. */
  fileLabel: string;
  /** The kinds that the dialog offers. */
  accept: string;
  multiple?: boolean;
  /** What was chosen, at least one file. */
  onFiles: (files: [File, ...File[]]) => void;
}

/** A button that opens the dialog for a file, or for several. */
export function FileButton({ fileLabel, accept, multiple = false, onFiles, ...button }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={fileLabel}
        onChange={({ target }) => {
          const [first, ...more] = target.files ?? [];
          // The same file again is a choice too.
          target.value = '';
          if (first) onFiles([first, ...more]);
        }}
      />
    </>
  );
}
