import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

interface Props {
  /** What was wrong with the document, in words. */
  problem: string;
  /** Sends the document again, to be read by text recognition; null where it is no scan or that is not possible. */
  onRecognize: (() => void) | null;
}

/** Why a document could not be read and, of a scan, the way to read it all the same. */
export function ScanOffer({ problem, onRecognize }: Props) {
  const { t } = useTranslation("upload");
  if (!onRecognize) return problem;
  return (
    <>
      {problem.replace(/\.$/, "")}. {t("scan.offer")}{" "}
      <Button size="small" variant="outlined" onClick={onRecognize} sx={{ mt: 2, display: "flex" }}>
        {t("scan.recognize")}
      </Button>
    </>
  );
}
