export interface EscoProgress {
  file: string;
  /** Unpacked bytes read so far, of all files together. */
  readBytes: number;
  totalBytes: number;
}

export type ProgressListener = (progress: EscoProgress) => void;

/** Opens a file when the first chunk is asked for, passes its chunks on and reports each one's size. */
export async function* meteredBytes(
  open: () => AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of open()) {
    onBytes(chunk.length);
    yield chunk;
  }
}
