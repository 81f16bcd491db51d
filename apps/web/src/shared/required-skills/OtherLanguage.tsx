import Alert from "@mui/material/Alert";
import { LANGUAGES } from "@vaardig/contract/limits";
import { useFormat } from "../../lib/language/useFormat.ts";

const isRead = (language: string) => LANGUAGES.some((one) => one === language);

interface Props {
  language: string | null;
  /** Returns the message for the name of a language. */
  words: (name: string) => string;
}

/**
 * Notice about limited reading of a text in a third language; nothing for English, Dutch and undetected
 * languages.
 */
export function OtherLanguage({ language, words }: Props) {
  const format = useFormat();
  if (language === null || isRead(language)) return null;
  return <Alert severity="info">{words(format.languageName(language))}</Alert>;
}
