import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { UNREAD_MAX } from "@vaardig/contract/notifications/notifications";
import BellIcon from "lucide-react/icons/bell";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { VISUALLY_HIDDEN } from "../../ui/visuallyHidden.ts";
import { useAnnouncedCount } from "./useAnnouncedCount.ts";
import { useUnreadCount } from "./useUnreadCount.ts";

const NotificationPanel = lazy(async () => ({
  default: (await import("./NotificationPanel.tsx")).NotificationPanel,
}));

/** Bell of the frame: number of unread notifications, and the panel. */
export function Bell() {
  const { t } = useTranslation();
  const unread = useUnreadCount();
  const announced = useAnnouncedCount(unread);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = unread === 0 ? t("shell.notifications") : t("shell.notifications-unread", { count: unread });
  return (
    <>
      <Tooltip title={t("shell.notifications")}>
        <IconButton
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {/* Null instead of hidden, because a hidden number would still be part of the accessible name. */}
          <Badge
            badgeContent={unread > 0 ? unread : null}
            max={UNREAD_MAX - 1}
            color="primary"
            slotProps={{ badge: { "aria-hidden": true } }}
          >
            <BellIcon size={20} />
          </Badge>
        </IconButton>
      </Tooltip>
      <Box aria-live="polite" sx={VISUALLY_HIDDEN}>
        {announced > 0 && t("shell.notifications-new", { count: announced })}
      </Box>
      {anchor && (
        <Suspense fallback={null}>
          <NotificationPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
