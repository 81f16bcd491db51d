import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import CloseIcon from "lucide-react/icons/x";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { SheetBarContext, UnsavedContext } from "./sheetBar.ts";
import { useAboveKeyboard } from "./useAboveKeyboard.ts";
import { useAskToClose } from "./useAskToClose.tsx";

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Small line under the title. */
  subtitle?: ReactNode;
  children: ReactNode;
  /** Content of the fixed bottom bar; a form's `SubmitButton` is placed there automatically. */
  actions?: ReactNode;
  /** Width in pixels on a wide screen. */
  width?: number;
  /** True for unsaved input outside a `Form`; a `Form` reports its own. */
  isDirty?: boolean;
  /** True for content of text only, which the keyboard can then scroll. */
  isText?: boolean;
}

/**
 * A side sheet that leaves the content visible; full screen on a phone. Escape, the close button and a click
 * outside ask for confirmation when there is unsaved input; Cancel does not.
 */
export function SideSheet(props: Props) {
  const {
    open,
    onClose,
    title,
    subtitle,
    children,
    actions,
    width = 480,
    isDirty = false,
    isText = false,
  } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const room = useAboveKeyboard(open);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [unsaved, setUnsaved] = useState(0);
  const bar = useMemo(() => ({ element, onClose }), [element, onClose]);
  const { close, question } = useAskToClose(isDirty || unsaved > 0, onClose);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={close}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-modal": true,
          "aria-labelledby": titleId,
          sx: { width: { xs: "100%", sm: width }, maxWidth: "100%" },
          ...(room && { style: room }),
        },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 2, px: { xs: 4, sm: 6 }, pt: 5, pb: 3 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h2">
            {title}
          </Typography>
          {subtitle && <Typography sx={{ color: "text.secondary" }}>{subtitle}</Typography>}
        </Box>
        <IconButton aria-label={t("close")} onClick={close} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        {...(isText && { tabIndex: 0, role: "region", "aria-labelledby": titleId })}
        sx={{ flex: 1, minHeight: 0, overflowY: "auto", px: { xs: 4, sm: 6 }, pb: 6 }}
      >
        <UnsavedContext value={setUnsaved}>
          <SheetBarContext value={bar}>{children}</SheetBarContext>
        </UnsavedContext>
      </Box>
      <Box
        ref={setElement}
        sx={{
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "flex-end",
          gap: 2,
          px: { xs: 4, sm: 6 },
          py: 3,
          borderTop: 1,
          borderColor: "divider",
          "&:empty": { display: "none" },
          "& > .MuiButton-root": {
            flex: { xs: "1 1 auto", sm: "none" },
            maxWidth: "100%",
            // A person's name may be wider than a phone.
            whiteSpace: "normal",
          },
        }}
      >
        {actions}
      </Box>
      {question}
      <LeaveDialog isDirty={open && isDirty} />
    </Drawer>
  );
}
