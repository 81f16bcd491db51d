import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Role, Team } from "@vaardig/contract/organization/organization";
import AddIcon from "lucide-react/icons/plus";
import { useTranslation } from "react-i18next";
import { RoleRow } from "./RoleRow.tsx";
import { UnitLine } from "./UnitLine.tsx";
import { UnitMenu } from "./UnitMenu.tsx";
import { useAct } from "./unitAction.ts";
import { useCounts } from "./useCounts.ts";
import { useFoundUnit } from "./useFoundUnit.ts";

/** On a phone the menu contains it. */
const WIDE_ONLY = { display: { xs: "none", sm: "inline-flex" } } as const;

/** A team with its positions. */
export function TeamBlock({ team, roles }: { team: Team; roles: readonly Role[] }) {
  const { t } = useTranslation("organization");
  const act = useAct();
  const counts = useCounts();
  const mark = useFoundUnit(team.id);
  return (
    <Box
      role="group"
      data-row
      aria-label={team.name}
      sx={{ border: 1, borderColor: "divider", borderRadius: 1, overflow: "hidden" }}
    >
      <Box
        {...mark}
        sx={{ display: "flex", alignItems: "center", gap: 2, px: { xs: 3, sm: 4 }, py: 2, ...mark.sx }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h4" component="h3">
            {team.name}
          </Typography>
          <UnitLine
            lead={team.lead}
            counts={[counts("people", team.people_count), counts("roles", team.roles_count)]}
          />
        </Box>
        {team.can.includes("create_role") && (
          <Button
            size="small"
            startIcon={<AddIcon />}
            sx={WIDE_ONLY}
            aria-label={`${t("add.role")}, ${team.name}`}
            onClick={() =>
              act({ verb: "create", kind: "role", departmentId: team.department.id, teamId: team.id })
            }
          >
            {t("add.role")}
          </Button>
        )}
        <UnitMenu of={{ kind: "team", unit: team }} />
      </Box>
      {roles.length > 0 ? (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {roles.map((role) => (
            <RoleRow key={role.id} role={role} />
          ))}
        </Box>
      ) : (
        <Typography sx={{ px: 4, py: 3, borderTop: 1, borderColor: "divider", color: "text.secondary" }}>
          {t("team-empty")}
        </Typography>
      )}
    </Box>
  );
}
