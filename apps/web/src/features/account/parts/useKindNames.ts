import { useTranslation } from "react-i18next";
import type words from "../../../shared/my-data/my-data.en.json";

type Kind = keyof typeof words.kinds;

/** Returns names of data kinds; an unknown kind keeps its file name. */
export function useKindNames(): (kind: string) => string {
  const { t, i18n } = useTranslation("my-data");
  return (kind) => (i18n.exists(`my-data:kinds.${kind}`) ? t(`kinds.${kind as Kind}`) : kind);
}
