import { adText } from "@vaardig/contract/jobs/adText";
import { useState } from "react";
import type { FieldError } from "react-hook-form";
import { isApiError } from "../../../../lib/api/apiError.ts";
import { useReadAdTextMutation } from "../../jobs.api.ts";
import { type FoundAd, firstAdOf } from "./adParts.ts";

/**
 * Returns a function that reads a pasted ad; in a text with several ads, first the first one, then any
 * selected one.
 */
export function useReadAd(text: string, onRead: () => void) {
  const [read, { isLoading }] = useReadAdTextMutation();
  const [found, setFound] = useState<FoundAd | null>(null);
  const [problem, setProblem] = useState<FieldError | undefined>();
  const readWords = async (words: string, toFound: (ad: FoundAd["ad"]) => FoundAd) => {
    setProblem(undefined);
    try {
      setFound(toFound(await read({ body: { text: words } }).unwrap()));
      onRead();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem({ type: "server", message: error.fields?.text ?? error.message });
    }
  };
  return {
    found,
    problem,
    isLoading,
    readText: async (words = text) => {
      const issue = adText.safeParse(words).error?.issues[0];
      if (issue) setProblem({ type: "custom", message: issue.message });
      else await readWords(words, (ad) => firstAdOf(words, ad));
    },
    readAd: async (at: number) => {
      const part = found?.ads[at];
      if (!found || !part) return;
      const words = text.slice(part.start, part.end);
      await readWords(words, (ad) => ({ text: words, ad, ads: found.ads, at }));
    },
    forget: () => {
      setFound(null);
      setProblem(undefined);
    },
    clearProblem: () => setProblem(undefined),
  };
}
