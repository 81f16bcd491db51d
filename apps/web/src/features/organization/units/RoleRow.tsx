import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Role } from "@vaardig/contract/organization/organization";
import { useTranslation } from "react-i18next";
import { UnitMenu } from "./UnitMenu.tsx";
import { useAct } from "./unitAction.ts";
import { useCounts } from "./useCounts.ts";
import { useFoundUnit } from "./useFoundUnit.ts";

/** A position: its name opens the editor; also job profile, manager and number of holders. */
export function RoleRow({ role }: { role: Role }) {
  const { t } = useTranslation("organization");
  const act = useAct();
  const counts = useCounts();
  const mark = useFoundUnit(role.id);
  const about = [
    // Hidden when equal to the position's name, as for most positions.
    role.job_profile?.name === role.name ? null : (role.job_profile?.name ?? t("no-job-profile")),
    role.parent && t("reports-to", { name: role.parent.name }),
  ];
  return (
    <Box
      component="li"
      {...mark}
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr) 40px", sm: "minmax(0, 1fr) 120px 40px" },
        alignItems: "center",
        columnGap: 3,
        py: 2,
        px: { xs: 3, sm: 4 },
        borderTop: 1,
        borderColor: "divider",
        "&:hover": { bgcolor: "background.default" },
        ...mark.sx,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        {role.can.includes("edit") ? (
          <Link
            component="button"
            type="button"
            onClick={() => act({ verb: "edit", kind: "role", unit: role })}
            sx={{ color: "text.primary", textAlign: "start", fontWeight: 500 }}
          >
            {role.name}
          </Link>
        ) : (
          <Typography sx={{ fontWeight: 500 }}>{role.name}</Typography>
        )}
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {about.filter(Boolean).join(" · ")}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          className="tabular"
          sx={{ display: { sm: "none" }, color: "text.secondary" }}
        >
          {counts("people", role.people_count)}
        </Typography>
      </Box>
      <Typography
        variant="caption"
        className="tabular"
        sx={{ display: { xs: "none", sm: "block" }, textAlign: "end", color: "text.secondary" }}
      >
        {counts("people", role.people_count)}
      </Typography>
      <UnitMenu of={{ kind: "role", unit: role }} />
    </Box>
  );
}
