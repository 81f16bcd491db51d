import type { StoredFile, UploadUse } from "@vaardig/contract/files/files";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../useSnackbar.ts";
import { isApiError } from "./apiError.ts";
import { useDeleteFileMutation, useUploadFileMutation } from "./files.api.ts";
import { PICTURE, RESUME, uploadProblemOf } from "./uploadLimits.ts";

export interface Upload {
  busy: boolean;
  /** Progress text while a résumé is processed; null otherwise. */
  busyText: string | null;
  /** Error message of the last file; null without one. */
  problem: string | null;
  /** Resends the last file for text recognition; null unless it is a scan and recognition is possible. */
  recognize: (() => void) | null;
  /** The file as changed on this screen; undefined before any change. */
  stored: StoredFile | null | undefined;
  send: (file: File) => Promise<void>;
  remove: (file: StoredFile) => Promise<void>;
}

/** Returns the content of a stored file, so that removal can be undone; null when it cannot be fetched. */
async function contentOf({ url, name, content_type: type }: StoredFile): Promise<File | null> {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ? new File([await answer.blob()], name, { type }) : null;
}

/**
 * Uploads and removes a résumé or picture, of another person with `useFor`; `onStored` is called after an
 * upload. A removal can be undone.
 */
export function useUpload(useAs: UploadUse, useFor?: string, onStored?: (file: StoredFile) => void): Upload {
  const { t } = useTranslation("upload");
  const { show } = useSnackbar();
  const [upload, { isLoading }] = useUploadFileMutation();
  const [deleteFile, deleting] = useDeleteFileMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [stored, setStored] = useState<StoredFile | null>();
  const [scan, setScan] = useState<File | null>(null);
  const [isRecognizing, setRecognizing] = useState(false);
  const latest = useRef<{ id: string; file: File } | null>(null);
  const limits = useAs === "profile_pic" ? PICTURE : RESUME;
  const words = useAs === "profile_pic" ? "picture" : "resume";

  const tell = (error: unknown): undefined => {
    if (!isApiError(error)) throw error;
    setProblem(error.code === "file_unsupported_type" ? t(`${words}.wrong-type`) : error.message);
  };

  const store = async (file: File, recognize: boolean): Promise<StoredFile | undefined> => {
    const obstacle = uploadProblemOf(file, limits);
    setProblem(obstacle && t(`${words}.${obstacle}`));
    setScan(null);
    setRecognizing(recognize);
    if (obstacle) return undefined;
    try {
      const query = { use_as: useAs, use_for: useFor, recognize: recognize ? "true" : undefined };
      const answer = await upload({ query, file }).unwrap();
      latest.current = { id: answer.id, file };
      setStored(answer);
      return answer;
    } catch (error) {
      if (isApiError(error) && error.code === "file_scanned") setScan(file);
      return tell(error);
    }
  };

  const send = async (file: File, recognize = false) => {
    const answer = await store(file, recognize);
    if (answer) onStored?.(answer);
  };

  const remove = async (old: StoredFile) => {
    setProblem(null);
    const kept = latest.current?.id === old.id ? latest.current.file : await contentOf(old);
    try {
      await deleteFile({ query: { id: old.id } }).unwrap();
      setStored(null);
      show(t(`${words}.removed`), "success", kept ? { undo: () => void store(kept, isRecognizing) } : {});
    } catch (error) {
      tell(error);
    }
  };

  return {
    busy: isLoading || deleting.isLoading,
    busyText: isLoading ? t(isRecognizing ? "scan.recognizing" : "resume.reading") : null,
    problem,
    recognize: scan && (() => void send(scan, true)),
    stored,
    send: (file) => send(file),
    remove,
  };
}
