import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Typography from "@mui/material/Typography";
import type { ProjectDetail } from "@vaardig/contract/projects";
import { useTranslation } from "react-i18next";
import { ChangeTable } from "../../../ui/approval/ChangeTable.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";

type ProjectChange = NonNullable<NonNullable<ProjectDetail["work"]>["approval"]["change"]>;

/** The difference between what is in force and what is asked for: the project's own fields, then role by role. */
export function ProjectChangeCard({
  change,
  status,
}: {
  change: ProjectChange;
  status: ProjectDetail["status"];
}) {
  const { t } = useTranslation("approval");
  return (
    <Card component="section" aria-labelledby="change-title">
      <CardContent sx={{ display: "grid", gap: 5 }}>
        <Box>
          <Typography id="change-title" variant="h2">
            {t("change.title")}
          </Typography>
          <Typography sx={{ mt: 1, color: "text.secondary" }}>
            {t(status === "Declined" ? "change.declined-text" : "change.text")}
          </Typography>
        </Box>
        {change.fields.length > 0 && (
          <ChangeTable change={{ fields: change.fields, skills: [] }} label={t("change.title")} />
        )}
        {change.roles.map(({ role, kind, change: ofRole }) => (
          <Box key={`${kind} ${role}`}>
            <Box sx={{ mb: 2, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
              <Typography variant="h3">{role}</Typography>
              {kind === "added" && <StatusChip label={t("change.role-added")} tone="positive" />}
              {kind === "removed" && <StatusChip label={t("change.role-removed")} tone="critical" />}
            </Box>
            {kind === "changed" && ofRole && <ChangeTable change={ofRole} label={role} />}
          </Box>
        ))}
      </CardContent>
    </Card>
  );
}
