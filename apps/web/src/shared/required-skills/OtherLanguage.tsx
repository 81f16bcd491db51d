import Alert from "@mui/material/Alert";
import { LANGUAGES } from "@vaardig/contract/limits";
import { useFormat } from "../../lib/language/useFormat.ts";

const isRead = (language: string) => LANGUAGES.some((one) => one === language);

interface Props {
  language: string | null;
  /** What is read of a text in the language of this name. */
  words: (name: string) => string;
}

/** Says of a text in a third language what is read of it; nothing for English, Dutch and texts that do not tell. */
export function OtherLanguage({ language, words }: Props) {
  const format = useFormat();
  if (language === null || isRead(language)) return null;
  return <Alert severity="info">{words(format.languageName(language))}</Alert>;
}
