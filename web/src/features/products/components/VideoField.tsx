import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { videoMaxBytes } from '@tempera/domain/catalogue/product-calls';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { errorText } from '../../../firebase/write/call.ts';
import { FileButton } from '../../../ui/FileButton.tsx';
import { FormText } from '../../../ui/form/fields.tsx';
import { sendVideo } from '../send-video.ts';

const types = ['video/mp4', 'video/webm'];

/** A file becomes a video of the store; what the server would refuse is refused before it is sent. */
function useUpload() {
  const { setValue, setError, clearErrors } = useFormContext();
  const [share, setShare] = useState<number | null>(null);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const send = async (file: File | undefined) => {
    if (!file) return;
    clearErrors('video');
    if (!types.includes(file.type) || file.size > videoMaxBytes) {
      setError('video', { message: messageOf({ reason: 'video-invalid' }) });
      return;
    }
    setShare(0);
    sending.current = new AbortController();
    const { signal } = sending.current;
    const onProgress = (sentBytes: number) => setShare(sentBytes / file.size);
    try {
      setValue('video', await sendVideo(file, { onProgress, signal }), { shouldDirty: true });
    } catch (error) {
      if (signal.aborted) return;
      setError('video', { message: errorText(error) });
    }
    setShare(null);
  };
  return { share, send };
}

/** One video of a product, such as a walk through the template: a file, which the store keeps, or an address on the web. */
export function VideoField() {
  const { watch, setValue } = useFormContext();
  const { share, send } = useUpload();
  const video: string = watch('video');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FormText
        name="video"
        label="Video URL"
        optional
        inputMode="url"
        placeholder="https://"
        hint="A short walkthrough of the template, shown after its pictures. MP4 or WebM, up to 20 MiB."
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <FileButton
          variant="outlined"
          color="secondary"
          fileLabel="Video file"
          accept={types.join(',')}
          disabled={share !== null}
          onFiles={([file]) => send(file)}
        >
          {share === null ? 'Upload a video' : `Uploading, ${Math.round(share * 100)} %`}
        </FileButton>
        {video !== '' && (
          <Button onClick={() => setValue('video', '', { shouldDirty: true })}>Remove the video</Button>
        )}
      </Box>
    </Box>
  );
}
