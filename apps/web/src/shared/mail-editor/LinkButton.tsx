import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import type { Editor } from "@tiptap/react";
import { isMailAddress } from "@vaardig/contract/mail-templates/mailHtml";
import LinkIcon from "lucide-react/icons/link";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

const complete = (address: string) =>
  address.includes(":") || address.startsWith("{{") ? address : `https://${address}`;

/** Adds, edits or removes the link of the selected text. */
export function LinkButton({ editor, isActive }: { editor: Editor; isActive: boolean }) {
  const { t } = useTranslation(["mail-editor", "common"]);
  const anchor = useRef<HTMLButtonElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    setAddress(null);
    setWrong(false);
  };
  const open = () => setAddress((editor.getAttributes("link").href as string | undefined) ?? "");
  const apply = () => {
    const href = complete((address ?? "").trim());
    if (!isMailAddress(href)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !isActive)
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    close();
  };
  return (
    <>
      <Tooltip title={t("link")}>
        <IconButton
          ref={anchor}
          size="small"
          aria-label={t("link")}
          aria-pressed={isActive}
          onClick={open}
          sx={isActive ? { bgcolor: "tint", color: "primary.main" } : {}}
        >
          <LinkIcon size={20} />
        </IconButton>
      </Tooltip>
      <Popover
        open={address !== null}
        anchorEl={() => anchor.current}
        onClose={close}
        disableRestoreFocus
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-label": t("link") } }}
      >
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            apply();
          }}
          sx={{ display: "grid", gap: 3, p: 4, width: 320, maxWidth: "100%" }}
        >
          <TextField
            label={t("address")}
            value={address ?? ""}
            onChange={(event) => setAddress(event.target.value)}
            error={isWrong}
            helperText={isWrong ? t("address-wrong") : t("address-help")}
            autoFocus
            fullWidth
          />
          <Box sx={{ display: "flex", justifyContent: "flex-end", gap: 2 }}>
            {isActive && (
              <Button
                onClick={() => {
                  editor.chain().focus().extendMarkRange("link").unsetLink().run();
                  close();
                }}
              >
                {t("unlink")}
              </Button>
            )}
            <Button type="submit" variant="outlined">
              {t("apply")}
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  );
}
