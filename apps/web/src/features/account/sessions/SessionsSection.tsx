import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import {
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListSessionsQuery,
} from "../account.api.ts";
import { Section } from "../parts/Section.tsx";
import { SessionRow } from "./SessionRow.tsx";

/** Sessions of the account, with sign-out of other devices. */
export function SessionsSection() {
  const { t } = useTranslation(["account", "common"]);
  const { show } = useSnackbar();
  const { data, error, refetch } = useListSessionsQuery({ query: {} });
  const [endOne, ending] = useEndOwnSessionMutation();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const [isAsked, setAsked] = useState(false);
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <DetailSkeleton />;

  const said = async (act: () => Promise<string>) => {
    try {
      show(await act());
    } catch (refusal) {
      show(isApiError(refusal) ? refusal.message : t("common:operation-failed"), "error");
    }
  };
  const leave = (id: string) =>
    said(async () => {
      await endOne({ params: { id } }).unwrap();
      return t("account:sessions.ended");
    });
  const leaveOthers = () =>
    said(async () => {
      setAsked(false);
      const { ended } = await endOthers().unwrap();
      return t("account:sessions.ended-others", { count: ended });
    });

  const others = data.data.filter(({ current }) => !current);
  return (
    <Section title={t("account:sessions.title")} text={t("account:sessions.text")}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {data.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={ending.isLoading}
            onEnd={() => void leave(session.id)}
          />
        ))}
      </Box>
      {others.length > 0 && (
        <Button
          variant="outlined"
          aria-disabled={endingOthers.isLoading}
          onClick={() => setAsked(true)}
          sx={{ mt: 4 }}
        >
          {t("account:sessions.end-others")}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title={t("account:sessions.end-others-title")}
        text={t("account:sessions.end-others-text")}
        confirm={t("account:sessions.end-others")}
        onConfirm={() => void leaveOthers()}
        onClose={() => setAsked(false)}
      />
    </Section>
  );
}
