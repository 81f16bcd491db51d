import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Portal from "@mui/material/Portal";
import Snackbar, { type SnackbarProps } from "@mui/material/Snackbar";
import Typography from "@mui/material/Typography";
import CloseIcon from "lucide-react/icons/x";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch, useSelector } from "react-redux";
import type { LibState } from "../lib/libState.ts";
import { snackbarClosed } from "../lib/snackbar.slice.ts";
import { runUndo } from "../lib/undoActions.ts";
import { topWithoutOverlap } from "./topWithoutOverlap.ts";
import { UNDO_KEYS, useUndoKey } from "./useUndoKey.ts";

/** Milliseconds until a message hides automatically. */
const AUTO_HIDE_MS = 3000;

/** What someone may want to press while a message is shown. */
const ACTS = "a[href], button, input, select, textarea, [role=button], [role=option], [tabindex='0']";
/** Share of the window's height above which a message stays. */
const UPPER = 0.5;

/** The application's only snackbar, at the top centre, below what can be acted on there. */
export function SnackbarHost() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { snackbarOpen, snackbarMsg, severity, undoId } = useSelector((state: LibState) => state.snackbar);
  const close = () => dispatch(snackbarClosed());
  const times = useTimesShown(snackbarOpen, snackbarMsg);
  const undo = () => {
    if (undoId !== null) runUndo(undoId);
    close();
  };
  useUndoKey(snackbarOpen && undoId !== null, undo);
  return (
    <Portal key={times}>
      <Region live={severity === "error" ? "off" : "polite"}>
        <Placed
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
                  <Button size="small" aria-keyshortcuts={UNDO_KEYS.shortcut} onClick={undo}>
                    {t("undo")}
                    <Typography
                      aria-hidden
                      variant="caption"
                      sx={{
                        ml: 1,
                        display: "none",
                        color: "text.secondary",
                        "@media (hover: hover)": { display: "inline" },
                      }}
                    >
                      {UNDO_KEYS.title}
                    </Typography>
                  </Button>
                )}
                <IconButton size="small" aria-label={t("close")} onClick={close}>
                  <CloseIcon size={20} />
                </IconButton>
              </>
            }
            sx={{
              maxWidth: 560,
              // Prevents two actions from squeezing the text on a phone.
              flexWrap: { xs: "wrap", sm: "nowrap" },
              "& > .MuiAlert-message": { flex: { xs: "1 1 55%", sm: "0 1 auto" } },
              boxShadow: 8,
              backgroundImage: (theme) =>
                `linear-gradient(${(theme.vars ?? theme).palette.background.paper}, ${(theme.vars ?? theme).palette.background.paper})`,
              backgroundBlendMode: "normal",
            }}
          >
            {snackbarMsg}
          </Alert>
        </Placed>
      </Region>
    </Portal>
  );
}

/** A snackbar that moves down until it covers no act of the page. */
function Placed(props: SnackbarProps) {
  const box = useRef<HTMLDivElement>(null);
  const [down, setDown] = useState(0);
  useLayoutEffect(() => {
    const place = box.current?.getBoundingClientRect();
    if (!place) return;
    const acts = [...document.querySelectorAll(ACTS)]
      .filter(
        (act) => !box.current?.contains(act) && act.checkVisibility?.({ visibilityProperty: true }) !== false,
      )
      .map((act) => act.getBoundingClientRect());
    setDown(topWithoutOverlap(place, acts, window.innerHeight * UPPER));
  }, []);
  return <Snackbar ref={box} {...props} style={{ translate: `0 ${down}px` }} />;
}

/**
 * Returns how often a message was shown. Used as key, so that the snackbar is re-appended to the page: an
 * open dialog hides earlier elements from screen readers and keyboard.
 */
function useTimesShown(isOpen: boolean, message: string): number {
  const [last, setLast] = useState({ isOpen: false, message: "", times: 0 });
  if (last.isOpen !== isOpen || last.message !== message)
    setLast({ isOpen, message, times: last.times + (isOpen ? 1 : 0) });
  return last.times;
}

/** A live region rendered one frame before its text, because screen readers otherwise ignore the text. */
function Region({ live, children }: { live: "off" | "polite"; children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Box role="status" aria-live={live} sx={{ display: "contents" }}>
      {isThere && children}
    </Box>
  );
}
