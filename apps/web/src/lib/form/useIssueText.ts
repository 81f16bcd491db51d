import { decodeIssue } from "@vaardig/contract/issueMessage";
import type validation from "@vaardig/contract/validation.en.json";
import { useTranslation } from "react-i18next";

interface FieldIssue {
  type?: unknown;
  message?: string | undefined;
}

/**
 * Returns a function that gives the error text of a field: server messages unchanged, schema issues
 * translated.
 */
export function useIssueText(): (issue: FieldIssue | undefined) => string | undefined {
  const { t } = useTranslation("validation");
  return (issue) => {
    if (!issue) return undefined;
    if (issue.type === "server") return issue.message;
    const { key, values } = decodeIssue(issue.message ?? "invalid");
    return t(key as keyof typeof validation, values);
  };
}
