import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ProjectDetail } from "@vaardig/contract/projects/projects";
import { useTranslation } from "react-i18next";
import { ChangeCard } from "../../../shared/approval/ChangeCard.tsx";
import { ChangeList } from "../../../shared/approval/ChangeList.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";

type ProjectChange = NonNullable<NonNullable<ProjectDetail["work"]>["approval"]["change"]>;

interface Props {
  change: ProjectChange;
  status: ProjectDetail["status"];
}

/** Difference between the version in force and the pending change: project fields, then each role. */
export function ProjectChangeCard({ change, status }: Props) {
  const { t } = useTranslation("approval");
  return (
    <ChangeCard status={status}>
      {change.fields.length > 0 && (
        <ChangeList change={{ fields: change.fields, skills: [] }} label={t("change.title")} />
      )}
      {change.roles.map(({ role, kind, change: ofRole }) => (
        <Box key={`${kind} ${role}`}>
          <Box sx={{ mb: 2, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
            <Typography variant="h3">{role}</Typography>
            {kind === "added" && <StatusChip label={t("change.role-added")} tone="positive" />}
            {kind === "removed" && <StatusChip label={t("change.role-removed")} tone="critical" />}
          </Box>
          {kind !== "removed" && ofRole && (
            <ChangeList change={ofRole} label={role} isNew={kind === "added"} />
          )}
        </Box>
      ))}
    </ChangeCard>
  );
}
