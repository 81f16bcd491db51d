/** The upload that a background job processes. */
export interface UploadJob {
  companyId: string;
  id: string;
  /** Key of the file in the file store. */
  storageKey?: string | undefined;
}

/** Thrown when the upload was canceled or already processed, so that nothing is left to do. */
export class UploadStoppedError extends Error {}
