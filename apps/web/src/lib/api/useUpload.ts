import type { StoredFile, UploadUse } from "@vaardig/contract/files/files";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSnackbar } from "../useSnackbar.ts";
import { isApiError } from "./apiError.ts";
import { useDeleteFileMutation, useUploadFileMutation } from "./files.api.ts";
import { PICTURE, RESUME, uploadProblemOf } from "./uploadLimits.ts";

export interface Upload {
  busy: boolean;
  /** The words for it while a résumé is on its way. */
  busyText: string | null;
  /** What was wrong with the last file, in words. */
  problem: string | null;
  /** Sends the last file again for text recognition; null where it is no scan or that is not possible. */
  recognize: (() => void) | null;
  /** The file as this screen left it; undefined while only the server knows. */
  stored: StoredFile | null | undefined;
  send: (file: File) => Promise<void>;
  remove: (file: StoredFile) => Promise<void>;
}

/** Bytes of a stored file, so that removing it can be undone; null when they cannot be had. */
async function contentOf({ url, name, content_type: type }: StoredFile): Promise<File | null> {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ? new File([await answer.blob()], name, { type }) : null;
}

/** Uploads and removes a résumé or picture, of another person with `useFor`; `onStored` hears of a new one. A removal can be undone. */
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
