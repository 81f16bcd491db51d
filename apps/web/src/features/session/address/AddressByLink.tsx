import { answerAddressChange } from "@vaardig/contract/employees/addressChanges";
import { useTranslation } from "react-i18next";
import { useRead } from "../../../lib/api/useRead.ts";
import { useOutcome } from "../../../lib/useOutcome.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ColumnSkeleton } from "../frame/ColumnSkeleton.tsx";
import { LinkButton } from "../frame/LinkButton.tsx";
import { PublicFrame } from "../frame/PublicFrame.tsx";
import { linkState } from "../linkState.ts";
import { AddressQuestion } from "./AddressQuestion.tsx";

/** Address change through the link in an email. */
export function AddressByLink({ secret }: { secret: string }) {
  const { t } = useTranslation("session");
  const readable = answerAddressChange.body.safeParse({ secret }).success;
  const asked = useRead(answerAddressChange, readable ? { body: { secret } } : null);
  const answer = useOutcome(answerAddressChange);
  const refusal = (answer.error ?? asked.error)?.code;
  const dead = !readable ? "link_unknown" : refusal?.startsWith("link_") ? refusal : undefined;
  const signIn = (
    <LinkButton to="/login" primary>
      {t("go-to-sign-in")}
    </LinkButton>
  );
  if (answer.data) {
    const { agreed, email, old_email } = answer.data;
    const words = agreed
      ? t("address.agreed-link", { email })
      : t("address.refused-text", { email: old_email });
    return (
      <PublicFrame title={t(agreed ? "address.agreed" : "address.refused")} intro={words}>
        {signIn}
      </PublicFrame>
    );
  }
  if (dead) {
    const state = linkState(dead);
    return (
      <PublicFrame title={t(`address.${state}`)} intro={t(`address.${state}-help`)}>
        {signIn}
      </PublicFrame>
    );
  }
  if (!asked.data)
    return (
      <PublicFrame title={t("address.title")}>
        {asked.error ? (
          <ErrorState error={asked.error} onRetry={asked.again} />
        ) : (
          <ColumnSkeleton fields={2} />
        )}
      </PublicFrame>
    );
  const { company, old_email, email } = asked.data;
  return (
    <AddressQuestion
      intro={t("address.intro-company", { company })}
      oldEmail={old_email}
      email={email}
      canConfirm
      error={answer.error}
      onAnswer={(agree) => answer.run({ body: { secret, agree } })}
    />
  );
}
