import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useListRolesQuery, useListTeamsQuery } from "../../../shared/organization/organization.api.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { RoleRow } from "./RoleRow.tsx";
import { TeamBlock } from "./TeamBlock.tsx";

/** Teams with their positions, then positions without a team; loaded when the department expands. */
export function DepartmentContents({ departmentId }: { departmentId: string | null }) {
  const { t } = useTranslation("organization");
  const inside = departmentId === null ? {} : { department_id: departmentId };
  const teams = useListTeamsQuery({ query: inside }, { skip: departmentId === null });
  const roles = useListRolesQuery({
    query: departmentId === null ? { without_department: "true" } : inside,
  });
  const error = teams.error ?? roles.error;
  if (error)
    return (
      <ErrorState
        title={t("contents-failed")}
        error={error}
        onRetry={() => {
          if (departmentId !== null) void teams.refetch();
          void roles.refetch();
        }}
      />
    );
  if (!roles.data || (departmentId !== null && !teams.data)) return <ListSkeleton rows={3} />;
  const loose = roles.data.data.filter(({ team }) => team === null);
  const shown = teams.data?.data ?? [];
  if (loose.length === 0 && shown.length === 0)
    return <Typography sx={{ color: "text.secondary" }}>{t("contents-empty")}</Typography>;
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {shown.map((team) => (
        <TeamBlock
          key={team.id}
          team={team}
          roles={roles.data?.data.filter((role) => role.team?.id === team.id) ?? []}
        />
      ))}
      {loose.length > 0 && (
        <Box
          role="group"
          aria-label={t("no-team")}
          sx={{ border: 1, borderColor: "divider", borderRadius: 1, overflow: "hidden" }}
        >
          {shown.length > 0 && (
            <Typography
              variant="h4"
              component="h3"
              sx={{ px: { xs: 3, sm: 4 }, py: 3, color: "text.secondary" }}
            >
              {t("no-team")}
            </Typography>
          )}
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: "none",
              "& > li:first-of-type": { borderTop: shown.length > 0 ? 1 : 0, borderColor: "divider" },
            }}
          >
            {loose.map((role) => (
              <RoleRow key={role.id} role={role} />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
