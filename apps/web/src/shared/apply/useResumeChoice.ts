import { useState } from "react";
import { useListFilesQuery } from "../../lib/api/files.api.ts";
import { useUpload } from "../../lib/api/useUpload.ts";

/** Source of the résumé: the profile's, another one for this application only, or none. */
export type ResumeKind = "profile" | "other" | "none";

/** Returns the résumé choice, and the upload of another one. */
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
    kind,
    resume,
    upload,
    choose: setChosen,
    isLoaded: data !== undefined,
    /** Id of the attached file: null for none, undefined for the profile's résumé. */
    fileId: idOf[kind],
    /** True when another résumé is selected but not uploaded yet. */
    isMissing: kind === "other" && (busy || !stored),
    isChanged: chosen !== null,
  };
}

export type ResumeChosen = ReturnType<typeof useResumeChoice>;
