import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import SettingsIcon from "lucide-react/icons/settings";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { useAddress } from "../../../lib/useAddress.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { NotificationList } from "../NotificationList.tsx";
import { useCountUnreadQuery, useMarkReadMutation } from "../notifications.api.ts";
import { useMarkAllRead } from "../useMarkAllRead.ts";
import { useNotificationPlace } from "../useNotificationPlace.ts";

/**
 * Opens the notification named by an email's link: marks it as read and redirects to its record. Returns
 * whether it does.
 */
function useOpened(): boolean {
  const { t } = useTranslation("notifications");
  const { get, set } = useAddress();
  const { show } = useSnackbar();
  const [markRead] = useMarkReadMutation();
  const placeOf = useNotificationPlace();
  const navigate = useNavigate();
  const id = get("open");
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (id === undefined || opened.current === id) return;
    opened.current = id;
    const open = async () => {
      const { leads_to } = await markRead({ body: { id } }).unwrap();
      const to = placeOf(leads_to);
      if (to) await navigate(to, { replace: true });
      return to !== undefined;
    };
    void open()
      .catch(() => false)
      .then((isLed) => {
        if (isLed) return;
        show(t("gone-text"), "warning");
        set({ open: null });
      });
  }, [id, markRead, placeOf, navigate, set, show, t]);
  return id !== undefined;
}

/** All notifications, page by page. */
export function NotificationsPage() {
  const { t } = useTranslation("notifications");
  const pathTo = usePath();
  const markAll = useMarkAllRead();
  const count = useCountUnreadQuery();
  const isOpening = useOpened();
  const settings = pathTo("account-notifications");
  return (
    <>
      <PageHeader
        title={t("title")}
        action={
          <>
            {count.data?.unread !== 0 && (
              <Button variant="outlined" onClick={() => void markAll()}>
                {t("mark-all")}
              </Button>
            )}
            {settings && (
              <Tooltip title={t("settings")}>
                <IconButton component={Link} to={settings} aria-label={t("settings")}>
                  <SettingsIcon size={20} />
                </IconButton>
              </Tooltip>
            )}
          </>
        }
      />
      <Box sx={{ maxWidth: 760 }}>
        <Card>{!isOpening && <NotificationList />}</Card>
      </Box>
    </>
  );
}
