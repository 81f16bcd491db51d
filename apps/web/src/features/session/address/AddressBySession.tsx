import Button from "@mui/material/Button";
import {
  answerOwnAddressChange,
  getOwnAddressChange,
  type OwnAddressChange,
} from "@vaardig/contract/employees/addressChanges";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ApiError, isApiError } from "../../../lib/api/apiError.ts";
import { callOnce } from "../../../lib/api/callOnce.ts";
import { useAuth } from "../../../lib/libState.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ColumnSkeleton } from "../frame/ColumnSkeleton.tsx";
import { PublicFrame } from "../frame/PublicFrame.tsx";
import { AddressQuestion } from "./AddressQuestion.tsx";

interface State {
  /** Null without a pending address. */
  change?: OwnAddressChange | null;
  error?: ApiError;
  agreed?: boolean;
}

/** Address change requested by a colleague, for the signed-in person. */
export function AddressBySession({ token }: { token: string }) {
  const { t } = useTranslation("session");
  const { user } = useAuth();
  const [{ change, error, agreed }, setState] = useState<State>({});
  const attempt = useCallback(async (work: () => Promise<State>) => {
    try {
      const done = await work();
      setState((last) => ({ change: last.change, ...done }));
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setState((last) => ({ change: last.change, error: failure }));
    }
  }, []);
  const read = useCallback(
    () => attempt(() => callOnce(getOwnAddressChange, undefined, token)),
    [attempt, token],
  );
  useEffect(() => void read(), [read]);

  // A plain link reloads the page, so that cached personal data is refetched.
  const goOn = (
    <Button href="/" variant="contained" size="large" fullWidth>
      {t("address.go-on")}
    </Button>
  );
  if (change === undefined)
    return (
      <PublicFrame title={t("address.title")}>
        {error ? <ErrorState error={error} onRetry={() => void read()} /> : <ColumnSkeleton fields={2} />}
      </PublicFrame>
    );
  if (agreed !== undefined && change) {
    const words = agreed
      ? t("address.agreed-session", { email: change.email })
      : t("address.refused-text", { email: user?.email ?? "" });
    return (
      <PublicFrame title={t(agreed ? "address.agreed" : "address.refused")} intro={words}>
        {goOn}
      </PublicFrame>
    );
  }
  if (change === null || error?.code === "conflict")
    return (
      <PublicFrame title={t("address.none")} intro={t("address.none-help")}>
        {goOn}
      </PublicFrame>
    );
  const canConfirm = change.can.includes("confirm");
  const name = change.requested_by ?? t("address.colleague");
  return (
    <AddressQuestion
      intro={canConfirm ? t("address.intro-person", { name }) : t("address.intro-own")}
      oldEmail={user?.email ?? ""}
      email={change.email}
      canConfirm={canConfirm}
      error={error}
      onAnswer={(agree) =>
        attempt(async () => {
          await callOnce(answerOwnAddressChange, { body: { agree } }, token);
          return { agreed: agree };
        })
      }
    />
  );
}
