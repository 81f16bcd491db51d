import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { InvitationStatus } from "@vaardig/contract/invitations/invitations";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { useListInvitationsQuery } from "./invitations.api.ts";

const TONE: Record<InvitationStatus, ComponentProps<typeof StatusChip>["tone"]> = {
  pending: "info",
  sent: "info",
  accepted: "positive",
  expired: "attention",
  revoked: "neutral",
  bounced: "critical",
};

/** A person's invitations, newest first; nothing without any. */
export function InvitationHistory({ userId }: { userId: string }) {
  const { t } = useTranslation("invite");
  const format = useFormat();
  const { data } = useListInvitationsQuery(
    { query: { user_id: userId } },
    { refetchOnMountOrArgChange: true },
  );
  if (!data || data.total === 0) return null;
  return (
    <Box>
      <Typography variant="h3">{t("history")}</Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {data.data.map(({ id, status, created_at, invited_by, expires_at, attempts }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              gap: 3,
              py: 2,
              borderBottom: 1,
              borderColor: "divider",
            }}
          >
            <StatusChip tone={TONE[status]} label={t(`statuses.${status}`)} />
            <Typography variant="caption" sx={{ color: "text.secondary" }}>
              {t("history-row", { when: format.dateTime(created_at), who: invited_by ?? "Vaardig" })}
              {status === "sent" && `, ${t("valid-until", { date: format.date(expires_at) })}`}
              {status === "pending" && attempts > 0 && `, ${t("attempts", { count: attempts })}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
