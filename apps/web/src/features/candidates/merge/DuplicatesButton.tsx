import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { useListDuplicatesQuery } from "../candidates.api.ts";

/** Button with the number of possible duplicate pairs; hidden when there are none. */
export function DuplicatesButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation("candidates");
  const { data, isLoading } = useListDuplicatesQuery({ query: { size: 1 } });
  const count = data?.total ?? 0;
  if (count === 0 && !isLoading) return null;
  return (
    <Button
      onClick={onOpen}
      // Reserves its space while loading; aligned with the text on a phone.
      sx={{ ml: { xs: -4, sm: 0 }, visibility: isLoading ? "hidden" : "visible" }}
    >
      {t("duplicates.count", { count })}
    </Button>
  );
}
