import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense } from "react";

/** Loads the reader of PDF files only where one is shown. */
const PdfPages = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pdf-pages" */ "./PdfPages.tsx")).PdfPages,
}));

/** The pages of a résumé in PDF. */
export function ResumePreview({ url }: { url: string }) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" sx={{ width: "100%", height: 640 }} />}>
      <PdfPages url={url} />
    </Suspense>
  );
}
