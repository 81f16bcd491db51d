import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import type { MailSending, SentMail } from "@vaardig/contract/mail-templates/mailSendings";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { newKey } from "../../../lib/newKey.ts";
import { usePath } from "../../../lib/usePath.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import type { Audience } from "../compose/composeValues.ts";
import { useListSentMailsQuery, useRetryMailsMutation } from "../mail-templates.api.ts";
import { SentMailItem } from "./SentMailItem.tsx";

const SIZE = 20;
/** A recipient with a link to their page, where an address can be corrected. */
function Reader({ mail: { user_id: id, name, internal, to } }: { mail: SentMail }) {
  const pathTo = usePath();
  const path =
    id === null
      ? undefined
      : pathTo(internal ? "employee-profile" : "candidate-profile", { candidateId: id });
  if (!path || name === null) return name ?? to;
  return (
    <Link component={RouterLink} to={path}>
      {name}
    </Link>
  );
}

/** Emails of one sending; bounced ones can be resent. */
export function SendingSheet(props: { audience: Audience; sending: MailSending; onClose: () => void }) {
  const { audience, sending, onClose } = props;
  const { t } = useTranslation("mail-templates");
  const format = useFormat();
  const { show } = useSnackbar();
  const [page, setPage] = useState(0);
  const of = { ...audience, sending: sending.id };
  const { data, error, refetch } = useListSentMailsQuery(
    { query: { ...of, page, size: SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const bounced = useListSentMailsQuery(
    { query: { ...of, state: "bounced", size: 100 } },
    { refetchOnMountOrArgChange: true },
  );
  const [retry, { isLoading }] = useRetryMailsMutation();
  const ids = bounced.data?.data.map(({ id }) => id) ?? [];
  const again = async () => {
    const outcome = await retry({ body: { ...audience, mail_ids: ids }, idempotencyKey: newKey() });
    if (outcome.data) show(t("retried", { count: outcome.data.mail_ids.length }));
    else if (outcome.error && "message" in outcome.error) show(outcome.error.message ?? "", "error");
  };
  return (
    <SideSheet
      open
      onClose={onClose}
      title={sending.subject ?? t("several-subjects", { count: sending.total })}
      subtitle={t("sending-row", {
        count: sending.total,
        when: format.dateTime(sending.created_at),
        who: sending.sender ?? "Vaardig",
      })}
      width={560}
      actions={
        ids.length > 0 && (
          <Button
            variant="contained"
            aria-disabled={isLoading}
            onClick={isLoading ? undefined : () => void again()}
          >
            {t("retry", { count: ids.length })}
          </Button>
        )
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <DetailSkeleton />}
      {data && (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.data.map((mail) => (
            <SentMailItem
              key={mail.id}
              mail={mail}
              title={<Reader mail={mail} />}
              facts={[
                mail.to,
                mail.state === "queued" &&
                  mail.send_at &&
                  t("leaves-at", { when: format.dateTime(mail.send_at) }),
              ]}
            />
          ))}
        </Box>
      )}
      {data && <Pagination page={page} size={SIZE} total={data.total} onPage={setPage} />}
    </SideSheet>
  );
}
