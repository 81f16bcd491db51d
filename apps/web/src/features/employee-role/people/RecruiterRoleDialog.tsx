import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { EmployeeRole } from "@vaardig/contract/employee-role/employeeRole";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionDialog } from "../../../ui/ActionDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { usePreviewRoleChangeQuery } from "../employee-role.api.ts";
import type { GivenRole } from "./useRoleChange.ts";

const KINDS = ["vacancies", "talent_pools", "candidates", "tasks"] as const;

interface Props {
  person: EmployeeRole;
  role: GivenRole;
  isBusy: boolean;
  onConfirm: (successor: string | undefined) => void;
  onClose: () => void;
}

/** Open work of a recruiter who gets another access level, and the successor. Mounted while open. */
export function RecruiterRoleDialog({ person, role, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation(["employee-role", "common"]);
  const [chosen, setChosen] = useState<string>();
  const { data, error, refetch } = usePreviewRoleChangeQuery({
    query: { user_id: person.id, system_role: role },
  });
  const { name } = person;
  const roleName = t(`common:shell.roles.${role}`);
  const owned = data ? KINDS.filter((kind) => data.owns[kind] > 0) : [];
  const recruiters = data?.recruiters ?? [];
  // A single candidate for successor is preselected.
  const successor = chosen ?? (recruiters.length === 1 ? recruiters[0]?.id : "") ?? "";
  return (
    <ActionDialog
      title={t("recruiter.title", { name })}
      confirm={t("recruiter.confirm", { role: roleName })}
      size="sm"
      disabled={!data}
      isBusy={isBusy}
      focus="cancel"
      onConfirm={() => onConfirm(successor || undefined)}
      onClose={onClose}
    >
      {error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <DetailSkeleton lines={3} />
      ) : owned.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("recruiter.nothing", { name })}</Typography>
      ) : (
        <>
          <Box>
            <Typography>{t("recruiter.text", { name, role: roleName })}</Typography>
            <Box component="ul" sx={{ mt: 2, mb: 0, pl: 5 }}>
              {owned.map((kind) => (
                <li key={kind}>{t(`recruiter.kinds.${kind}`, { count: data.owns[kind] })}</li>
              ))}
            </Box>
          </Box>
          {recruiters.length > 0 && (
            <TextField
              select
              fullWidth
              label={t("recruiter.successor")}
              value={successor}
              onChange={(event) => setChosen(event.target.value)}
              slotProps={{ select: { displayEmpty: true } }}
            >
              <MenuItem value="">{t("recruiter.no-one")}</MenuItem>
              {recruiters.map((one) => (
                <MenuItem key={one.id} value={one.id}>
                  {one.name}
                </MenuItem>
              ))}
            </TextField>
          )}
          {successor === "" && (
            <Alert severity="warning">
              {t(recruiters.length > 0 ? "recruiter.left" : "recruiter.none", { name })}
            </Alert>
          )}
        </>
      )}
    </ActionDialog>
  );
}
