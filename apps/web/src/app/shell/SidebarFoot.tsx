import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import SignOutIcon from "lucide-react/icons/log-out";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useGetSessionQuery } from "../../lib/api/me.api.ts";
import { useAuth } from "../../lib/libState.ts";
import { usePath } from "../../lib/usePath.ts";
import { useSignOut } from "../../lib/useSignOut.ts";
import { LanguageSwitch } from "../../shared/language/LanguageSwitch.tsx";
import { PersonAvatar } from "../../ui/PersonAvatar.tsx";

interface Props {
  collapsed: boolean;
  /** Button that collapses the sidebar; absent where it cannot collapse. */
  collapse?: ReactNode;
  onNavigate?: (() => void) | undefined;
}

interface MeProps {
  label: string;
  wide: boolean;
  onNavigate: (() => void) | undefined;
  children: ReactNode;
}

const WIDE = { flex: 1, minWidth: 0, display: "flex", alignItems: "center", gap: 3, textAlign: "left" };

/** Above the menu that scrolls behind it. */
const FOOT = {
  position: "relative",
  zIndex: 1,
  bgcolor: "background.paper",
  borderTop: 1,
  borderColor: "divider",
} as const;

/** Link to one's own account. */
function Me({ label, wide, onNavigate, children }: MeProps) {
  const { pathname } = useLocation();
  const account = usePath()("account");
  if (!account) return <Box sx={wide ? WIDE : undefined}>{children}</Box>;
  return (
    <Tooltip title={label} placement={wide ? "top" : "right"} describeChild={wide}>
      <ButtonBase
        component={Link}
        to={account}
        // When wide, the visible name and role are the label.
        aria-label={wide ? undefined : label}
        aria-current={pathname.startsWith(account) ? "page" : undefined}
        onClick={onNavigate}
        sx={{ ...(wide && WIDE), borderRadius: wide ? 1 : "50%" }}
      >
        {children}
      </ButtonBase>
    </Tooltip>
  );
}

/** Current person, language and sign-out. */
export function SidebarFoot({ collapsed, collapse, onNavigate }: Props) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const { data } = useGetSessionQuery();
  const signOut = useSignOut();
  if (!user) return null;
  const name = `${user.first_name} ${user.last_name}`;
  const role = t(`shell.roles.${user.system_role}`);
  // The accessible name includes all visible text.
  const label = t("shell.account", { name: collapsed ? name : `${name} ${role}` });
  const me = { label, wide: !collapsed, onNavigate };
  const picture = <PersonAvatar name={name} src={data?.photo_url} size={36} />;
  const out = (
    <Tooltip title={t("shell.sign-out")} placement={collapsed ? "right" : "top"}>
      <IconButton aria-label={t("shell.sign-out")} onClick={() => void signOut()}>
        <SignOutIcon size={20} />
      </IconButton>
    </Tooltip>
  );
  if (collapsed) {
    return (
      <Box sx={{ ...FOOT, py: 3, display: "grid", gap: 2, justifyItems: "center" }}>
        <LanguageSwitch vertical />
        <Me {...me}>{picture}</Me>
        {out}
        {collapse}
      </Box>
    );
  }
  return (
    <Box sx={{ ...FOOT, p: 3, display: "flex", flexDirection: "column", gap: 3 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 3 }}>
        <Me {...me}>
          {picture}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography noWrap sx={{ fontWeight: 500 }}>
              {name}
            </Typography>
            <Typography variant="caption" noWrap component="div" sx={{ color: "text.secondary" }}>
              {role}
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
