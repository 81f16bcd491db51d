import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { useListDuplicatesQuery } from "../candidates.api.ts";

/** How many pairs may be one person each, where there are any: opens them. */
export function DuplicatesButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation("candidates");
  const { data, isLoading } = useListDuplicatesQuery({ query: { size: 1 } });
  const count = data?.total ?? 0;
  if (count === 0 && !isLoading) return null;
  return (
    <Button
      onClick={onOpen}
      // Its place is kept while they are counted; on a phone its words begin where everything else does.
      sx={{ ml: { xs: -4, sm: 0 }, visibility: isLoading ? "hidden" : "visible" }}
    >
      {t("duplicates.count", { count })}
    </Button>
  );
}
