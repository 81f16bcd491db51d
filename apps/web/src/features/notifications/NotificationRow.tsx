import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import type { NotificationGroupRow } from "@vaardig/contract/notifications/notifications";
import BellIcon from "lucide-react/icons/bell";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../lib/language/useFormat.ts";
import { PersonAvatar } from "../../ui/PersonAvatar.tsx";
import { VISUALLY_HIDDEN } from "../../ui/visuallyHidden.ts";
import { useMarkReadMutation } from "./notifications.api.ts";
import { useNotificationPlace } from "./useNotificationPlace.ts";

interface Props {
  row: NotificationGroupRow;
  onOpen?: (() => void) | undefined;
}

/** A notification, or several of one day about one record; its link marks them as read. */
export function NotificationRow({ row, onOpen }: Props) {
  const { t } = useTranslation("notifications");
  const format = useFormat();
  const [markRead] = useMarkReadMutation();
  const to = useNotificationPlace()(row.leads_to);
  const isUnread = row.unread > 0;
  const open = () => {
    if (isUnread) void markRead({ body: { id: row.id } });
    if (to) onOpen?.();
  };
  const target = to ? { component: Link, to } : {};
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: "divider", "&:last-of-type": { border: 0 } }}>
      <ButtonBase
        {...target}
        onClick={open}
        sx={{
          display: "flex",
          alignItems: "flex-start",
          gap: 3,
          width: "100%",
          px: 4,
          py: 3,
          textAlign: "left",
          color: "text.primary",
          bgcolor: isUnread ? "tint" : undefined,
          "&:hover, &:focus-visible": { bgcolor: "action.hover" },
        }}
      >
        {row.actor ? (
          <PersonAvatar name={row.actor.name} src={row.actor.photo_url} size={32} />
        ) : (
          <Box
            aria-hidden
            sx={{
              width: 32,
              height: 32,
              flex: "none",
              display: "grid",
              placeItems: "center",
              color: "text.secondary",
            }}
          >
            <BellIcon size={20} />
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {isUnread && <span style={VISUALLY_HIDDEN}>{t("unread")} </span>}
          <Typography
            component="span"
            sx={{ display: "block", fontWeight: isUnread ? 500 : 400, overflowWrap: "anywhere" }}
          >
            {row.text}
          </Typography>
          <Typography component="span" variant="caption" sx={{ color: "text.secondary" }}>
            {format.time(row.at)}
            {!to && ` · ${t("gone")}`}
          </Typography>
        </Box>
        {isUnread && (
          <Box
            aria-hidden
            sx={{ width: 8, height: 8, mt: 2, flex: "none", borderRadius: "50%", bgcolor: "primary.main" }}
          />
        )}
      </ButtonBase>
    </Box>
  );
}
