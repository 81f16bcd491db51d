import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { useListDuplicatesQuery } from "../candidates.api.ts";

interface Props {
  userId: string;
  onCompare: (ids: readonly [string, string]) => void;
}

/** Notice on a profile that a duplicate may exist; nothing otherwise. */
export function DuplicateNotice({ userId, onCompare }: Props) {
  const { t } = useTranslation("candidates");
  const { currentData } = useListDuplicatesQuery({ query: { user_id: userId } });
  const pair = currentData?.data[0];
  const other = pair?.candidates.find(({ id }) => id !== userId);
  if (!pair?.can.includes("merge") || !other) return null;
  // The record with an account is kept.
  const ids = [userId, other.id] as const;
  return (
    <Alert
      severity="info"
      sx={{
        mb: 4,
        alignItems: "center",
        flexWrap: { xs: "wrap", sm: "nowrap" },
        "& .MuiAlert-message": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
        "& .MuiAlert-action": { pt: 0, ml: { xs: 5, sm: "auto" }, width: { xs: "100%", sm: "auto" } },
      }}
      action={
        <Button
          size="small"
          color="inherit"
          onClick={() => onCompare(other.account ? [other.id, userId] : ids)}
        >
          {t("duplicates.compare")}
        </Button>
      }
    >
      {t("duplicates.twin", { name: other.name, email: other.email })}
    </Alert>
  );
}
