/** Which upload a job works on. */
export interface UploadJob {
  companyId: string;
  id: string;
  /** Where the file lies. */
  storageKey?: string | undefined;
}

/** The upload was dropped or has been worked on already: there is nothing to do any more. */
export class UploadStoppedError extends Error {}
