import Button from "@mui/material/Button";
import type { ApplicationDetail } from "@vaardig/contract/applications/applications";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { InterviewSheet } from "../../../shared/interviews/InterviewSheet.tsx";
import { useListInterviewsQuery } from "../../../shared/interviews/interviews.api.ts";
import { ScorecardsSheet } from "../../../shared/interviews/ScorecardsSheet.tsx";
import type { ApplicationActs } from "../acts/useActs.tsx";
import { CardMenu } from "../board/CardMenu.tsx";
import { type PrimaryAct, primaryActOf } from "./primaryActOf.ts";

/** The primary act as a button, the others in a menu. */
export function SheetActions({ detail, acts }: { detail: ApplicationDetail; acts: ApplicationActs }) {
  const { t } = useTranslation("applications");
  const [open, setOpen] = useState<"times" | "scorecard" | null>(null);
  const interviews = useListInterviewsQuery(
    { query: { application_id: detail.id } },
    { skip: detail.stage !== "Interview" || detail.outcome !== "active" },
  );
  if (detail.can.length === 0) return null;
  const primary = primaryActOf(detail, interviews.currentData, Date.now());
  const labelOf = (of: PrimaryAct): string => {
    switch (of.kind) {
      case "act":
        return t(`acts.${of.act}`);
      case "move":
        return t("move-on", { stage: t(`stages.${of.to}`) });
      case "times":
        return t("offer-times");
      case "scorecard":
        return t("give-scorecard");
    }
  };
  const begin = (of: PrimaryAct) => {
    if (of.kind === "act") acts.act(detail, of.act);
    else if (of.kind === "move") acts.move(detail, of.to);
    else setOpen(of.kind);
  };
  return (
    <>
      <CardMenu card={detail} onMove={acts.move} onAct={acts.act} />
      {detail.can.includes("reject") && (
        <Button variant="outlined" color="error" onClick={() => acts.act(detail, "reject")}>
          {t("acts.reject")}
        </Button>
      )}
      {/* One button element for all acts, so that it keeps the focus when the act changes. */}
      {primary && (
        <Button variant="contained" onClick={() => begin(primary)}>
          {labelOf(primary)}
        </Button>
      )}
      {open === "times" && (
        <InterviewSheet
          applicationId={detail.id}
          applicant={detail.person}
          onRefused={interviews.refetch}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "scorecard" && <ScorecardsSheet applicationId={detail.id} onClose={() => setOpen(null)} />}
    </>
  );
}
