import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AccessGrant } from "@vaardig/contract/employee-role/employeeRole";
import { useTranslation } from "react-i18next";

/** Permissions of a role on one kind of record, widest first; a note without any. */
export function GrantList({ grants }: { grants: readonly AccessGrant[] | undefined }) {
  const { t } = useTranslation("employee-role");
  if (!grants || grants.length === 0) {
    return (
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        <span role="img" aria-label={t("access.none")}>
          –
        </span>
      </Typography>
    );
  }
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {grants.map(({ scope, verbs, note }) => (
        <Box key={scope}>
          <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
            {t(`access.scopes.${scope}`)}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {verbs.map((verb) => t(`access.verbs.${verb}`)).join(", ")}
            {note && ` (${note})`}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
