import type { Entry, LocalFileHeader } from 'yauzl';

/** An entry with the header before its data, which says the same once more. */
export interface Placed {
  entry: Entry;
  local: LocalFileHeader;
}

const hasDescriptor = ({ generalPurposeBitFlag }: Entry) => (generalPurposeBitFlag & 8) !== 0;
/** What may follow the data where the sizes were not known before: with or without signature, small or large. */
const descriptorSizes = [12, 16, 20, 24];

/** Whether both headers of an entry tell the same: programs differ in which of them they believe. */
export function agrees({ entry, local }: Placed): boolean {
  const sizes = [local.crc32, local.compressedSize, local.uncompressedSize];
  // With a descriptor they come after the data, and with sizes beyond 32 bits in an extra field.
  const known = hasDescriptor(entry) || local.compressedSize === 0xffffffff;
  const same = [entry.crc32, entry.compressedSize, entry.uncompressedSize].every(
    (value, index) => value === sizes[index],
  );
  return (
    local.fileName.equals(entry.fileNameRaw) &&
    local.compressionMethod === entry.compressionMethod &&
    ((local.generalPurposeBitFlag ^ entry.generalPurposeBitFlag) & 0x2041) === 0 &&
    (known || same)
  );
}

const endSignature = 0x06054b50;
const endSize = 22;

/** Where the list of all entries begins, if it ends just before the end of the archive; null where something else is there. */
function directoryStart(file: Buffer): number | null {
  for (let at = file.length - endSize; at >= 0 && at >= file.length - endSize - 0xffff; at--) {
    if (file.readUInt32LE(at) !== endSignature) continue;
    const [size, start] = [file.readUInt32LE(at + 12), file.readUInt32LE(at + 16)];
    return start + size === at ? start : null;
  }
  return null;
}

/**
 * Whether an archive is its entries one after another, then their list, and nothing before, after or between them: what two
 * entries share, or what is hidden, makes of one file several.
 */
export function isGapless(file: Buffer, entries: readonly Placed[]): boolean {
  const start = directoryStart(file);
  const ordered = entries.toSorted(
    (one, other) => one.entry.relativeOffsetOfLocalHeader - other.entry.relativeOffsetOfLocalHeader,
  );
  let end = 0;
  let mayDescribe = false;
  for (const { entry, local } of ordered) {
    const gap = entry.relativeOffsetOfLocalHeader - end;
    if (gap !== 0 && !(mayDescribe && descriptorSizes.includes(gap))) return false;
    end = local.fileDataStart + entry.compressedSize;
    mayDescribe = hasDescriptor(entry);
  }
  const rest = (start ?? -1) - end;
  return rest === 0 || (mayDescribe && descriptorSizes.includes(rest));
}
