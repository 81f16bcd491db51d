import Chip from "@mui/material/Chip";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import type { FilterState } from "./useEmployeeFilter.ts";

interface Props {
  filtering: FilterState;
  /** The skills of the filter by name, as the list answers. */
  shortOf: readonly { id: string; name: string }[];
}

/** What a figure elsewhere filters the list by, to be seen and taken away. */
export function DrillDownFilters({ filtering: { led, forget }, shortOf }: Props) {
  const { t } = useTranslation("employees");
  const format = useFormat();
  const skills = shortOf.map(({ name }) => name).join(", ");
  return (
    <>
      {led.short_of && skills !== "" && (
        <Chip
          variant="outlined"
          label={t("led.short", { skills })}
          onDelete={() => forget("short")}
          sx={{ maxWidth: "100%" }}
        />
      )}
      {led.joined_from && led.joined_to && (
        <Chip
          variant="outlined"
          label={t("led.joined", { from: format.date(led.joined_from), to: format.date(led.joined_to) })}
          onDelete={() => forget("joined")}
          sx={{ maxWidth: "100%" }}
        />
      )}
    </>
  );
}
