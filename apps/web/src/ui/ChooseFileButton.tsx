import Button from "@mui/material/Button";
import { type ReactNode, useRef } from "react";

interface Props {
  accept: string;
  onFile: (file: File) => void;
  disabled: boolean;
  children: ReactNode;
}

/** A button that opens the file dialog. */
export function ChooseFileButton({ accept, onFile, disabled, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after it was corrected.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
