import Box from "@mui/material/Box";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { VISUALLY_HIDDEN } from "../../../ui/visuallyHidden.ts";

interface Props {
  document: PDFDocumentProxy;
  /** Number of the page, from 1. */
  number: number;
  label: string;
  onFail: () => void;
}

/** Width in CSS pixels that a page is drawn for. */
const WIDTH = 680;
const A4 = "210 / 297";

/** One page of a document: a picture for the eye, its text for screen readers. */
export function PdfPage({ document, number, label, onFail }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [ratio, setRatio] = useState(A4);
  const [text, setText] = useState("");
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    const draw = async () => {
      const page = await document.getPage(number);
      const { width } = page.getViewport({ scale: 1 });
      const density = Math.min(window.devicePixelRatio, 2);
      const viewport = page.getViewport({ scale: (WIDTH * density) / width });
      const element = canvas.current;
      if (isGone || !element) return;
      element.width = viewport.width;
      element.height = viewport.height;
      setRatio(`${viewport.width} / ${viewport.height}`);
      const drawing = page.render({ canvas: element, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
      const { items } = await page.getTextContent();
      if (!isGone) setText(items.map((item) => ("str" in item ? item.str : "")).join(" "));
    };
    draw().catch(() => {
      if (!isGone) fail();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [document, number]);
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0 }}>
      <Box
        component="canvas"
        ref={canvas}
        aria-hidden
        style={{ aspectRatio: ratio }}
        sx={{
          display: "block",
          width: "100%",
          height: "auto",
          // A page is white paper, in the dark too.
          bgcolor: "common.white",
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
        }}
      />
      <Box component="p" sx={VISUALLY_HIDDEN}>
        {text}
      </Box>
    </Box>
  );
}
