import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import type { getUserStatus } from "@vaardig/contract/candidates/candidateStatus";
import type { Payload } from "@vaardig/contract/endpoint";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { UnsubscribedChip } from "../../../shared/people/UnsubscribedChip.tsx";
import { FoldingRecordHeader } from "../../../ui/FoldingRecordHeader.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { PersonAct } from "../act/personActs.ts";
import { RetentionChip } from "../list/RetentionChip.tsx";
import { RowActions } from "../list/RowActions.tsx";
import { CandidateApplications } from "./CandidateApplications.tsx";

/** Targets are at least 24 px high. */
const TARGET = { display: "inline-flex", alignItems: "center", minHeight: 24 } as const;
const linkTo = (scheme: "mailto" | "tel", address: string): string => [scheme, address].join(":");

type EmailPlace = Payload<typeof getUserStatus>["email_from"];

interface Props {
  person: CandidateRow;
  /** Job or talent pool from which the reader can email the person. */
  emailFrom: EmailPlace;
  onAct: (act: PersonAct) => void;
}

/** Header of a candidate: identity, contact, source, owner and retention. */
export function CandidateHeader({ person, emailFrom, onAct }: Props) {
  const { t } = useTranslation("candidates");
  const { name, headline, location, email, phone, source, owner, retention, consent } = person;
  // Emails go to people in the process of a job or in a talent pool; the address beside opens the reader's own mail
  // program.
  const pathTo = usePath();
  const message =
    emailFrom &&
    (emailFrom.kind === "job"
      ? pathTo("recruiting-job-message", { jobId: emailFrom.id })
      : pathTo("talent-pool-message", { talentPoolId: emailFrom.id }));
  const cared = owner ? t("details.owner", { name: owner.name }) : t("details.no-owner");
  return (
    <FoldingRecordHeader
      name={name}
      picture={(size) => <PersonAvatar name={name} src={person.photo_url} size={size} />}
      about={[headline, location].filter(Boolean).join(" · ") || email}
      chips={
        <>
          <RetentionChip retention={retention} />
          <UnsubscribedChip at={person.unsubscribed_at} />
          {consent === "given" && <StatusChip tone="positive" label={t("consent.given")} />}
        </>
      }
      acts={
        <>
          {message && (
            <Button variant="outlined" component={RouterLink} to={message} state={{ user_ids: [person.id] }}>
              {t("details.email")}
            </Button>
          )}
          {person.can.includes("add_to_job") && (
            <Button variant="outlined" onClick={() => onAct("add_to_job")}>
              {t("details.add-to-job")}
            </Button>
          )}
          {person.can.includes("edit") && (
            <Button variant="outlined" onClick={() => onAct("edit")}>
              {t("actions.edit")}
            </Button>
          )}
        </>
      }
      menu={(isFolded) => (
        <RowActions person={person} onAct={onAct} {...(isFolded && message && { message })} />
      )}
    >
      {(headline ?? location) && (
        <Typography sx={{ mt: 1 }}>{[headline, location].filter(Boolean).join(" · ")}</Typography>
      )}
      <Typography component="div" sx={{ mt: 1, display: "flex", flexWrap: "wrap", columnGap: 4 }}>
        <Link href={linkTo("mailto", email)} sx={{ ...TARGET, overflowWrap: "anywhere" }}>
          {email}
        </Link>
        {phone && (
          <Link href={linkTo("tel", phone)} sx={TARGET}>
            {phone}
          </Link>
        )}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        sx={{ mt: 1, display: "flex", flexWrap: "wrap", columnGap: 4, color: "text.secondary" }}
      >
        <span>{t("details.source", { source: t(`sources.${source}`) })}</span>
        {person.can.includes("set_owner") ? (
          <Link
            component="button"
            variant="caption"
            onClick={() => onAct("set_owner")}
            sx={{ ...TARGET, verticalAlign: "baseline", textAlign: "left" }}
          >
            {cared}
          </Link>
        ) : (
          <span>{cared}</span>
        )}
      </Typography>
      <CandidateApplications person={person} />
    </FoldingRecordHeader>
  );
}
