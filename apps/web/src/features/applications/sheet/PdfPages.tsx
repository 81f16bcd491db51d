import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { getDocument, type PDFDocumentProxy } from "unpdf/pdfjs";
import { PdfPage } from "./PdfPage.tsx";

/** Most pages drawn, so that a long document does not fill the memory. */
const MAX_PAGES = 8;

/** Draws the pages of a PDF file as pictures: nothing of the file runs, and no frame is needed. */
export function PdfPages({ url }: { url: string }) {
  const { t } = useTranslation("applications");
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    let task: ReturnType<typeof getDocument> | undefined;
    const read = async () => {
      const answer = await fetch(url, { signal: abort.signal });
      if (!answer.ok) throw new Error(`The file was refused: ${answer.status}`);
      const data = await answer.arrayBuffer();
      if (abort.signal.aborted) return;
      task = getDocument({ data, enableXfa: false, useWasm: false });
      setDocument(await task.promise);
    };
    read().catch(() => {
      if (!abort.signal.aborted) setFailed(true);
    });
    return () => {
      abort.abort();
      void task?.destroy();
    };
  }, [url]);
  if (isFailed)
    return (
      <Typography role="status" sx={{ color: "text.secondary" }}>
        {t("resume.not-shown")}
      </Typography>
    );
  if (!document) return <Skeleton variant="rounded" sx={{ width: "100%", height: 640 }} />;
  const count = Math.min(document.numPages, MAX_PAGES);
  const numbers = Array.from({ length: count }, (_none, at) => at + 1);
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      {numbers.map((number) => (
        <PdfPage
          key={number}
          document={document}
          number={number}
          label={t("resume.page", { number, count: document.numPages })}
          onFail={() => setFailed(true)}
        />
      ))}
      {count < document.numPages && (
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {t("resume.more-pages", { count: document.numPages - count })}
        </Typography>
      )}
    </Box>
  );
}
