import SignOutIcon from "@mui/icons-material/LogoutRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../lib/libState.ts";
import { useSignOut } from "../../lib/useSignOut.ts";
import { LanguageSwitch } from "../../ui/LanguageSwitch.tsx";
import { PersonAvatar } from "../../ui/PersonAvatar.tsx";

interface Props {
  collapsed: boolean;
  /** Button that collapses the sidebar, where it can. */
  collapse?: ReactNode;
}

/** Who is signed in, the language, the way out. */
export function SidebarFoot({ collapsed, collapse }: Props) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const signOut = useSignOut();
  if (!user) return null;
  const name = `${user.first_name} ${user.last_name}`;
  const out = (
    <Tooltip title={t("shell.sign-out")} placement={collapsed ? "right" : "top"}>
      <IconButton aria-label={t("shell.sign-out")} onClick={() => void signOut()}>
        <SignOutIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
  if (collapsed) {
    return (
      <Box
        sx={{ py: 3, display: "grid", gap: 2, justifyItems: "center", borderTop: 1, borderColor: "divider" }}
      >
        <LanguageSwitch vertical />
        <PersonAvatar name={name} size={36} />
        {out}
        {collapse}
      </Box>
    );
  }
  return (
    <Box
      sx={{ p: 3, display: "flex", flexDirection: "column", gap: 3, borderTop: 1, borderColor: "divider" }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 3 }}>
        <PersonAvatar name={name} size={36} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 500 }} title={name}>
            {name}
          </Typography>
          <Typography variant="caption" noWrap component="div" sx={{ color: "text.secondary" }}>
            {t(`shell.roles.${user.system_role}`)}
          </Typography>
        </Box>
        {out}
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <LanguageSwitch />
        {collapse}
      </Box>
    </Box>
  );
}
