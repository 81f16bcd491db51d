/** A CSV file of the bundle, wherever it lies. */
export interface SourceFile {
  name: string;
  /** Folder, archive and folder inside the archive from the outside in, the given path's own name first. */
  within: readonly string[];
  /** Bytes after unpacking. */
  bytes: number;
  open(): AsyncIterable<Uint8Array>;
}

/** An archive that was found but must not be read. */
export interface RefusedArchive {
  name: string;
  reason: string;
}

export interface FoundFiles {
  files: SourceFile[];
  refused: RefusedArchive[];
}
