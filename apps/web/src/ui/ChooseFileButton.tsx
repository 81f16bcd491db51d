import Button from "@mui/material/Button";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { useAskBeforeClose } from "./sheetBar.ts";

interface Props {
  accept: string;
  onFile: (file: File) => void;
  /** True during an upload: no other file can be selected, and leaving asks for confirmation. */
  isBusy: boolean;
  children: ReactNode;
}

/** A button that opens the file dialog. */
export function ChooseFileButton({ accept, onFile, isBusy, children }: Props) {
  const { t } = useTranslation();
  useAskBeforeClose(isBusy);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Allows selecting the same file again after a correction.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <LeaveDialog isDirty={isBusy} text={t("leave.upload")} />
    </>
  );
}
