import Alert from "@mui/material/Alert";
import { useTranslation } from "react-i18next";
import { useListInvitationsQuery } from "./invitations.api.ts";

/** Notice that a person's last invitation bounced; nothing otherwise. */
export function BouncedNote({ userId }: { userId: string }) {
  const { t } = useTranslation("invite");
  const { data } = useListInvitationsQuery(
    { query: { user_id: userId } },
    { refetchOnMountOrArgChange: true },
  );
  if (data?.data[0]?.status !== "bounced") return null;
  return <Alert severity="error">{t("bounced", { count: 1 })}</Alert>;
}
