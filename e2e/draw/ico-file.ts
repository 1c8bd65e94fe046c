interface Drawing {
  /** Width and height in pixels, below 256. */
  readonly size: number;
  readonly png: Buffer;
}

const headerBytes = 6;
const entryBytes = 16;

/** Returns a Windows icon file that contains the given PNG images. */
export function icoFile(drawings: readonly Drawing[]): Buffer {
  const directory = Buffer.alloc(headerBytes + entryBytes * drawings.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(drawings.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of drawings.entries()) {
    const entry = headerBytes + entryBytes * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...drawings.map(({ png }) => png)]);
}
