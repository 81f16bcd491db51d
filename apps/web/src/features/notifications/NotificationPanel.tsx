import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import CloseIcon from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../lib/usePath.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../ui/Skeletons.tsx";
import { NotificationDays } from "./NotificationDays.tsx";
import { useListNotificationsQuery } from "./notifications.api.ts";
import { useMarkAllRead } from "./useMarkAllRead.ts";

const TITLE_ID = "notifications-title";

interface Props {
  anchor: HTMLElement;
  onClose: () => void;
}

/** A popover at the bell; full screen on a phone. */
function Frame({ anchor, onClose, children }: Props & { children: ReactNode }) {
  const isPhone = useMediaQuery("(max-width: 599px)");
  if (isPhone)
    return (
      <Dialog open fullScreen onClose={onClose} aria-labelledby={TITLE_ID}>
        {children}
      </Dialog>
    );
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-labelledby": TITLE_ID,
          sx: { display: "flex", flexDirection: "column", width: 420, maxHeight: "min(640px, 80vh)" },
        },
      }}
    >
      {children}
    </Popover>
  );
}

/** The newest notifications, with links to all of them and to the preferences. */
export function NotificationPanel({ anchor, onClose }: Props) {
  const { t } = useTranslation(["notifications", "common"]);
  const pathTo = usePath();
  const { data, error, refetch } = useListNotificationsQuery();
  const markAll = useMarkAllRead();
  const all = pathTo("notifications");
  const settings = pathTo("account-notifications");
  const rows = data?.data ?? [];
  return (
    <Frame anchor={anchor} onClose={onClose}>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 2,
          px: 4,
          py: 2,
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        <Typography id={TITLE_ID} component="h2" variant="h3" sx={{ flex: 1 }}>
          {t("notifications:title")}
        </Typography>
        {rows.some(({ unread }) => unread > 0) && (
          <Button size="small" onClick={() => void markAll()}>
            {t("notifications:mark-all")}
          </Button>
        )}
        <IconButton aria-label={t("common:close")} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: "auto" }}>
        {data ? (
          rows.length > 0 ? (
            <NotificationDays rows={rows} onOpen={onClose} heading="h3" />
          ) : (
            <EmptyState title={t("notifications:empty")} description={t("notifications:empty-text")} />
          )
        ) : error ? (
          <ErrorState title={t("notifications:load-failed")} error={error} onRetry={refetch} />
        ) : (
          <Box sx={{ px: 4 }}>
            <ListSkeleton rows={4} />
          </Box>
        )}
      </Box>
      <Box
        sx={{
          display: "flex",
          justifyContent: "space-between",
          gap: 2,
          p: 2,
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        {all && (
          <Button size="small" component={Link} to={all} onClick={onClose}>
            {t("notifications:all")}
          </Button>
        )}
        {settings && (
          <Button size="small" color="inherit" component={Link} to={settings} onClick={onClose}>
            {t("notifications:settings")}
          </Button>
        )}
      </Box>
    </Frame>
  );
}
