/** Has the browser save these bytes under this name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the object after the click, at a time that they don't tell; a minute is plenty for memory.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
