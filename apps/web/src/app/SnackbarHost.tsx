import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Portal from "@mui/material/Portal";
import Snackbar from "@mui/material/Snackbar";
import CloseIcon from "lucide-react/icons/x";
import { useTranslation } from "react-i18next";
import { useDispatch, useSelector } from "react-redux";
import type { LibState } from "../lib/libState.ts";
import { snackbarClosed } from "../lib/snackbar.slice.ts";
import { runUndo } from "../lib/undoActions.ts";

/** How long a message stays by itself. */
const AUTO_HIDE_MS = 3000;

/** The one snackbar, at the top centre. It stands beside the page, which a dialog hides from screen readers. */
export function SnackbarHost() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { snackbarOpen, snackbarMsg, severity, undoId } = useSelector((state: LibState) => state.snackbar);
  const close = () => dispatch(snackbarClosed());
  return (
    <Portal>
      {/* There before its words are, or screen readers pass over them. */}
      <Box role="status" aria-live={severity === "error" ? "off" : "polite"}>
        <Snackbar
          key={snackbarMsg}
          open={snackbarOpen}
          autoHideDuration={AUTO_HIDE_MS}
          anchorOrigin={{ vertical: "top", horizontal: "center" }}
          onClose={(_event, reason) => reason !== "clickaway" && close()}
        >
          <Alert
            severity={severity}
            role={severity === "error" ? "alert" : "presentation"}
            action={
              <>
                {undoId !== null && (
                  <Button
                    size="small"
                    onClick={() => {
                      runUndo(undoId);
                      close();
                    }}
                  >
                    {t("undo")}
                  </Button>
                )}
                <IconButton size="small" aria-label={t("close")} onClick={close}>
                  <CloseIcon size={20} />
                </IconButton>
              </>
            }
            sx={{
              maxWidth: 560,
              boxShadow: 8,
              backgroundImage: (theme) =>
                `linear-gradient(${(theme.vars ?? theme).palette.background.paper}, ${(theme.vars ?? theme).palette.background.paper})`,
              backgroundBlendMode: "normal",
            }}
          >
            {snackbarMsg}
          </Alert>
        </Snackbar>
      </Box>
    </Portal>
  );
}
