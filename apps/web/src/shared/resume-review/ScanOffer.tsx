import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";

interface Props {
  /** Error message of the document. */
  problem: string;
  /** Resends the document for text recognition; null unless it is a scan and recognition is possible. */
  onRecognize: (() => void) | null;
}

/** Reason why a document could not be read, and for a scan the offer of text recognition. */
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
