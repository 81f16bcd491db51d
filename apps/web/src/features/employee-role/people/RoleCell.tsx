import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { EmployeeRole } from "@vaardig/contract/employeeRole";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { RoleMenu } from "./RoleMenu.tsx";
import { type AssignableRole, useRoleChange } from "./useRoleChange.ts";

/** A person's role: a menu where it may change, words and the reason where it may not. */
export function RoleCell({ person }: { person: EmployeeRole }) {
  const { t } = useTranslation(["employee-role", "common"]);
  const { user } = useAuth();
  const { isLoading, change } = useRoleChange();
  const [asked, setAsked] = useState<AssignableRole | null>(null);

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
          // One's own session ends with the old role, and with it the way to take it back.
          if (person.id === user?.id) setAsked(role);
          else void change(person, role);
        }}
      />
      {asked && (
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
