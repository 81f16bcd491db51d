import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import MailIcon from "lucide-react/icons/mail";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { StatusChip } from "../../ui/StatusChip.tsx";
import type { OutboxMail } from "./MailSheet.tsx";

interface Props {
  mails: readonly OutboxMail[];
  isFetching: boolean;
  onOpen: (mail: OutboxMail) => void;
}

/** One page of emails, newest first; each opens in a sheet. */
export function MailList({ mails, isFetching, onOpen }: Props) {
  const { t } = useTranslation("mail");
  return (
    <Card
      component="ul"
      aria-label={t("list")}
      aria-busy={isFetching}
      sx={{ m: 0, p: 0, listStyle: "none", opacity: isFetching ? 0.6 : 1 }}
    >
      {mails.map((mail) => (
        <Box
          component="li"
          key={mail.id}
          sx={{ borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}
        >
          <MailRow mail={mail} onOpen={() => onOpen(mail)} />
        </Box>
      ))}
    </Card>
  );
}

function MailRow({ mail, onOpen }: { mail: OutboxMail; onOpen: () => void }) {
  const { t } = useTranslation("mail");
  const format = useFormat();
  return (
    <ButtonBase
      onClick={onOpen}
      aria-haspopup="dialog"
      sx={{
        width: "100%",
        px: { xs: 4, sm: 5 },
        py: 3,
        display: "flex",
        flexDirection: { xs: "column", sm: "row" },
        columnGap: 4,
        rowGap: 1,
        alignItems: { xs: "stretch", sm: "center" },
        textAlign: "left",
        "&:hover": { bgcolor: "background.default" },
        "&.Mui-focusVisible": { outlineOffset: "-2px" },
      }}
    >
      <Box component={MailIcon} sx={{ color: "text.secondary", display: { xs: "none", sm: "block" } }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{mail.subject}</Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
        >
          {t("to", { address: mail.to })}
        </Typography>
      </Box>
      <Box
        sx={{
          flex: "none",
          display: "flex",
          flexDirection: { xs: "row", sm: "column" },
          gap: { xs: 3, sm: 1 },
          alignItems: { xs: "center", sm: "flex-end" },
        }}
      >
        <Typography
          component="time"
          variant="caption"
          dateTime={mail.created_at}
          title={format.dateTime(mail.created_at)}
          sx={{ color: "text.secondary" }}
        >
          {format.relative(mail.created_at)}
        </Typography>
        {mail.status !== "kept" && (
          <StatusChip
            label={t(`status.${mail.status}`)}
            tone={mail.status === "failed" ? "critical" : "neutral"}
          />
        )}
      </Box>
    </ButtonBase>
  );
}
