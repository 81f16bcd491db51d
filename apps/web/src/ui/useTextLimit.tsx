import Box from "@mui/material/Box";
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../lib/language/useFormat.ts";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TextLimit {
  /**
   * Props of the input element: the browser enforces the limit, so that undo and input methods keep working.
   */
  inputProps: {
    maxLength?: number;
    onPaste?: (event: ClipboardEvent<TextElement>) => void;
    onDrop?: (event: DragEvent<TextElement>) => void;
  };
  /** Used and maximum characters. */
  counter: ReactNode;
  /** Message that the field is full, and how much pasted text did not fit. */
  notice: string | undefined;
}

/** Limits a text, in characters as the contract counts them, and reports what did not fit. */
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
