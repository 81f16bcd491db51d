import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { PersonRef } from "@vaardig/contract/organization/organization";
import { useTranslation } from "react-i18next";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";

/** Lead and counts of a unit, in one line. */
export function UnitLine({ lead, counts }: { lead: PersonRef | null; counts: readonly string[] }) {
  const { t } = useTranslation("organization");
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        columnGap: 3,
        rowGap: 1,
        color: "text.secondary",
      }}
    >
      {lead && (
        <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1.5 }}>
          <PersonAvatar name={lead.name} src={lead.photo_url} size={20} />
          <Typography variant="caption">{t("led-by", { name: lead.name })}</Typography>
        </Box>
      )}
      <Typography variant="caption" className="tabular">
        {counts.join(" · ")}
      </Typography>
    </Box>
  );
}
