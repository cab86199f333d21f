/** Has the browser save what stands behind `href` under this name. */
export function saveFile(href: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Has the browser save these bytes under this name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const object = URL.createObjectURL(blob);
  saveFile(object, fileName);
  // Browsers read the object after the click, at a time that they don't tell; a minute is plenty for memory.
  setTimeout(() => URL.revokeObjectURL(object), 60_000);
}
