import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReceivedRequest } from "@vaardig/contract/confirmations/confirmations";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useRowFocus } from "../../../ui/useRowFocus.ts";
import { useGetReceivedRequestsQuery } from "../confirmations.api.ts";
import { AnsweredRow } from "./AnsweredRow.tsx";
import { ReceivedRow } from "./ReceivedRow.tsx";

/** Open requests by requester, and recent answers. */
export function ReceivedList() {
  const { t } = useTranslation("confirmations");
  const id = useId();
  const { data, error, refetch } = useGetReceivedRequestsQuery();
  const rows = useRowFocus<HTMLDivElement>();
  if (!data)
    return error ? (
      <ErrorState title={t("not-loaded")} error={error} onRetry={refetch} />
    ) : (
      <ListSkeleton rows={6} />
    );
  const open = data.data.filter(({ state }) => state === "open");
  const answered = data.data.filter(({ state }) => state !== "open");
  const people = [...Map.groupBy(open, ({ person }) => person.id).values()];
  return (
    <Box ref={rows} sx={{ display: "grid", gap: 6 }}>
      {people.length === 0 && (
        <Card>
          <EmptyState title={t("received.none")} description={t("received.none-help")} />
        </Card>
      )}
      {people.map((own) => (
        <PersonCard key={own[0]?.person.id} requests={own} />
      ))}
      {answered.length > 0 && (
        <Card component="section" aria-labelledby={`${id}-answered`}>
          <Typography id={`${id}-answered`} variant="h2" sx={{ px: { xs: 4, sm: 6 }, py: 4 }}>
            {t("received.answered")}
          </Typography>
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {answered.map((request) => (
              <AnsweredRow key={request.id} request={request} />
            ))}
          </Box>
        </Card>
      )}
    </Box>
  );
}

function PersonCard({ requests }: { requests: readonly ReceivedRequest[] }) {
  const { t } = useTranslation("confirmations");
  const id = useId();
  const [first] = requests;
  if (!first) return null;
  const { person, kind } = first;
  const messages = [...new Set(requests.map(({ message }) => message).filter(Boolean))];
  return (
    <Card component="section" aria-labelledby={id} data-row>
      <Box sx={{ display: "flex", gap: 3, px: { xs: 4, sm: 6 }, pt: 4, pb: 3 }}>
        <PersonAvatar name={person.name} src={person.photo_url} />
        <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          <Typography id={id} variant="h2" sx={{ fontSize: 16, lineHeight: "24px" }}>
            {person.name}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {[person.title, t(`received.kind.${kind}`)].filter(Boolean).join(" · ")}
          </Typography>
          {messages.map((message) => (
            <Typography key={message} sx={{ mt: 2, whiteSpace: "pre-wrap" }}>
              {t("received.message", { message })}
            </Typography>
          ))}
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, borderTop: 1, borderColor: "divider" }}>
        {requests.map((request) => (
          <ReceivedRow key={request.id} request={request} />
        ))}
      </Box>
    </Card>
  );
}
