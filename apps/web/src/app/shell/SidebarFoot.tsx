import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import SignOutIcon from "lucide-react/icons/log-out";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useAuth } from "../../lib/libState.ts";
import { usePath } from "../../lib/usePath.ts";
import { useSignOut } from "../../lib/useSignOut.ts";
import { LanguageSwitch } from "../../shared/language/LanguageSwitch.tsx";
import { PersonAvatar } from "../../ui/PersonAvatar.tsx";

interface Props {
  collapsed: boolean;
  /** Button that collapses the sidebar, where it can. */
  collapse?: ReactNode;
}

/** Leads to one's own profile, where the role has it. */
function Me({ name, children }: { name: string; children: ReactNode }) {
  const profile = usePath()("profile");
  const sx = { flex: 1, minWidth: 0, display: "flex", alignItems: "center", gap: 3, textAlign: "left" };
  if (!profile) return <Box sx={sx}>{children}</Box>;
  return (
    <ButtonBase component={Link} to={profile} title={name} sx={{ ...sx, borderRadius: 1 }}>
      {children}
    </ButtonBase>
  );
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
        <SignOutIcon size={20} />
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
        <Me name={name}>
          <PersonAvatar name={name} size={36} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography noWrap sx={{ fontWeight: 500 }}>
              {name}
            </Typography>
            <Typography variant="caption" noWrap component="div" sx={{ color: "text.secondary" }}>
              {t(`shell.roles.${user.system_role}`)}
            </Typography>
          </Box>
        </Me>
        {out}
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <LanguageSwitch />
        {collapse}
      </Box>
    </Box>
  );
}
