import Box from "@mui/material/Box";
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../lib/language/useFormat.ts";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TextLimit {
  /** For the element that is typed into: the browser itself stops there, so that undo and input methods go on working. */
  inputProps: {
    maxLength?: number;
    onPaste?: (event: ClipboardEvent<TextElement>) => void;
    onDrop?: (event: DragEvent<TextElement>) => void;
  };
  /** How many of so many characters are used. */
  counter: ReactNode;
  /** That the field is full, and how much of what was pasted did not fit. */
  notice: string | undefined;
}

/** Stops a text at its limit, in characters as the contract counts them, and says what did not fit. */
export function useTextLimit(text: string, limit: number | undefined): TextLimit {
  const { t } = useTranslation();
  const format = useFormat();
  const [left, setLeft] = useState(0);
  if (limit === undefined) return { inputProps: {}, counter: undefined, notice: undefined };

  const measure = (element: TextElement, brought: string) => {
    const chosen = (element.selectionEnd ?? 0) - (element.selectionStart ?? 0);
    const room = Math.max(0, limit - element.value.length + chosen);
    setLeft(Math.max(0, brought.replaceAll("\r\n", "\n").length - room));
  };
  const isFull = text.length >= limit;
  return {
    inputProps: {
      maxLength: limit,
      onPaste: ({ currentTarget, clipboardData }) => measure(currentTarget, clipboardData.getData("text")),
      onDrop: ({ currentTarget, dataTransfer }) => measure(currentTarget, dataTransfer.getData("text")),
    },
    counter: (
      <Box
        component="span"
        className="tabular"
        aria-hidden
        sx={{ whiteSpace: "nowrap", ...(text.length > limit && { color: "error.main" }) }}
      >
        {format.number(text.length)} / {format.number(limit)}
      </Box>
    ),
    notice: isFull
      ? t(left > 0 ? "text-limit.left" : "text-limit.full", { count: left, max: format.number(limit) })
      : undefined,
  };
}
