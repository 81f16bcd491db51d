import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { EmployeeRole } from "@vaardig/contract/employee-role/employeeRole";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { RecruiterRoleDialog } from "./RecruiterRoleDialog.tsx";
import { RoleMenu } from "./RoleMenu.tsx";
import { type GivenRole, useRoleChange } from "./useRoleChange.ts";

/** A person's access level: a menu when editable, otherwise text with the reason. */
export function RoleCell({ person }: { person: EmployeeRole }) {
  const { t } = useTranslation(["employee-role", "common"]);
  const { user } = useAuth();
  const { isLoading, change } = useRoleChange();
  const [asked, setAsked] = useState<GivenRole | null>(null);

  if (!person.can.includes("change_role")) {
    const isLastAdmin = person.system_role === "admin" && person.status === "active";
    return (
      <Box>
        <Typography>{t(`common:shell.roles.${person.system_role}`)}</Typography>
        {isLastAdmin && (
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {t("last-admin")}
          </Typography>
        )}
      </Box>
    );
  }
  return (
    <>
      <RoleMenu
        person={person}
        isBusy={isLoading}
        onChoose={(role) => {
          // Confirms a change of one's own level, because the session ends with it and undo is gone. A
          // recruiter's open work needs another recruiter.
          if (person.id === user?.id || person.system_role === "moderator") setAsked(role);
          else void change(person, role);
        }}
      />
      {asked && person.system_role === "moderator" && (
        <RecruiterRoleDialog
          person={person}
          role={asked}
          isBusy={isLoading}
          onConfirm={(successor) =>
            void change(person, asked, successor).then((isDone) => isDone && setAsked(null))
          }
          onClose={() => setAsked(null)}
        />
      )}
      {asked && person.system_role !== "moderator" && (
        <ConfirmDialog
          open
          title={t("own.title")}
          text={t("own.text")}
          confirm={t("own.confirm", { role: t(`common:shell.roles.${asked}`) })}
          isBusy={isLoading}
          onConfirm={() => void change(person, asked).then(() => setAsked(null))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
