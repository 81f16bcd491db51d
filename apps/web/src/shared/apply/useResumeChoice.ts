import { useState } from "react";
import { useListFilesQuery } from "../../lib/api/files.api.ts";
import { useUpload } from "../../lib/api/useUpload.ts";

/** Whose résumé goes along: the profile's, another one for this application alone, or none. */
export type ResumeKind = "profile" | "other" | "none";

/** The choice of a résumé, and the upload of another one. */
export function useResumeChoice() {
  const { data } = useListFilesQuery({ query: { use_as: "resume" } });
  const [chosen, setChosen] = useState<ResumeKind | null>(null);
  const upload = useUpload("application");
  const resume = data?.data[0];
  const kind = chosen ?? (resume ? "profile" : "none");
  const { stored, busy } = upload;
  const idOf: Record<ResumeKind, string | null | undefined> = {
    profile: undefined,
    other: stored?.id,
    none: chosen === null ? undefined : null,
  };
  return {
    ...{ kind, resume, upload, choose: setChosen, isLoaded: data !== undefined },
    /** The file that goes along: null for none, undefined for the profile's. */
    fileId: idOf[kind],
    /** Another one is chosen that is not here: it is on its way, or no file was picked. */
    isMissing: kind === "other" && (busy || !stored),
    isChanged: chosen !== null,
  };
}

export type ResumeChosen = ReturnType<typeof useResumeChoice>;
