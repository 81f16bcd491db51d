import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import { useTranslation } from "react-i18next";
import type { ReviewModel } from "./reviewModel.ts";
import type { ReviewRow } from "./reviewRows.ts";

interface Props {
  model: ReviewModel;
  ready: readonly ReviewRow[];
  busy: boolean;
  large?: boolean;
  onAdd: () => void;
}

/** Button that adds complete rows; shows the number, or that these are all. */
export function AddButton({ model, ready, busy, large = false, onAdd }: Props) {
  const { t } = useTranslation("resume-review");
  const open = model.rows.filter(({ state }) => state === "open").length;
  const count = ready.length;
  return (
    <Button
      variant="contained"
      size={large ? "large" : "medium"}
      aria-disabled={busy}
      onClick={() => !busy && onAdd()}
      startIcon={busy ? <CircularProgress size={16} thickness={5} color="inherit" aria-hidden /> : undefined}
      sx={{ whiteSpace: "normal", lineHeight: 1.3 }}
    >
      {t(count > 1 && count === open ? "add-all" : "add", { count })}
    </Button>
  );
}
