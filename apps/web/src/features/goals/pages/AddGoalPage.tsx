import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { readGoalQuery } from "../../../shared/goals/addGoalPath.ts";
import { RecordError } from "../../../ui/RecordError.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetGoalDraftQuery, useGetGoalPresetQuery, useGetGoalsQuery } from "../goals.api.ts";
import { emptyGoal, type GoalContext, type GoalValues, valuesOf } from "../wizard/goalValues.ts";
import { useIsDraftSaved } from "../wizard/useDraftCalls.ts";
import { Wizard } from "../wizard/Wizard.tsx";

/** Wizard for a goal: a new one, a stored draft, or an existing goal. */
export function AddGoalPage() {
  const { t } = useTranslation("goals");
  const [query] = useSearchParams();
  const address = query.toString();
  const start = useMemo(() => readGoalQuery(new URLSearchParams(address)), [address]);
  const editId = query.get("goal") ?? "";
  const isStarted = Object.keys(start).length > 0;
  const edited = useGetGoalsQuery({ query: { id: editId } }, { skip: !editId });
  const goal = edited.data?.goal ?? null;
  const person = start.person ?? goal?.owner.id;
  const begun = useGetGoalPresetQuery(
    {
      query: {
        ...(start.skills && { skills: start.skills.map(({ id, level }) => `${id}:${level}`).join(",") }),
        ...(person && { user_id: person }),
        ...(start.jobProfile && { job_profile_id: start.jobProfile }),
      },
    },
    { skip: Boolean(editId) && !goal },
  );
  // An initial state from another screen takes precedence over the stored draft.
  const isWritten = useIsDraftSaved();
  const draft = useGetGoalDraftQuery(undefined, { skip: Boolean(editId) || isStarted || !isWritten });
  const error = edited.error ?? begun.error ?? draft.error;
  if (error) {
    const again = () => void [edited, begun, draft].filter((one) => one.error).map((one) => one.refetch());
    return (
      <RecordError missing={t("details.missing")} failed={t("load-failed")} error={error} onRetry={again} />
    );
  }
  if (!begun.data || (editId && !goal) || (!editId && !isStarted && !draft.data)) return <DetailSkeleton />;

  const { skills, person: owner, job_profile: job, required } = begun.data;
  const kept = draft.data?.draft ?? null;
  const isOthers = Boolean(start.person);
  const frame: GoalContext = kept
    ? { person: kept.person, jobProfileId: kept.job_profile_id, origin: kept.origin }
    : {
        person: isOthers ? owner : null,
        jobProfileId: start.jobProfile ?? null,
        origin: isStarted && !isOthers ? "system" : "own",
      };
  const fresh: GoalValues = { ...emptyGoal(), name: start.name ?? firstName(), skills };
  function firstName(): string {
    const [first] = skills;
    return first ? t("wizard.first-name", { name: first.skill.name }) : "";
  }
  return (
    <Wizard
      key={`${address} ${goal?.id ?? ""}`}
      initial={goal ? valuesOf(goal) : (kept ?? fresh)}
      firstStep={kept?.step ?? 1}
      frame={frame}
      jobName={start.jobProfile ? (job?.name ?? null) : null}
      required={new Map(required.map((one) => [one.skill_id, one.level]))}
      goal={goal}
      keptAt={draft.data?.saved_at ?? null}
    />
  );
}
