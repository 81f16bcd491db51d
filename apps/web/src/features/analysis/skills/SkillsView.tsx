import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useAddress } from "../../../lib/useAddress.ts";
import { usePath } from "../../../lib/usePath.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useSkillsFilter } from "../filters/useSkillsFilter.ts";

interface Size {
  people: number;
  without_job: number;
  without_skills: number;
  too_few: boolean;
}

interface Props<Answer extends Size> {
  read: {
    data?: Answer | undefined;
    currentData?: Answer | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => void;
  };
  /** True when no job requires a skill. */
  isEmpty: (answer: Answer) => boolean;
  children: (answer: Answer) => ReactNode;
}

/**
 * Frame of a skills analysis: number of people and unknowns, then the content, or the reason why there is
 * none.
 */
export function SkillsView<Answer extends Size>({ read, isEmpty, children }: Props<Answer>) {
  const { t } = useTranslation("analysis");
  const pathTo = usePath();
  const { isFiltered } = useSkillsFilter();
  const profiles = pathTo("skill-profiles");
  const employees = pathTo("employee-list");
  const answer = read.currentData ?? read.data;
  if (read.error && !read.currentData)
    return <ErrorState title={t("load-failed")} error={read.error} onRetry={read.refetch} />;
  if (!answer)
    return (
      <Card sx={{ p: 6 }}>
        <ListSkeleton rows={8} />
      </Card>
    );
  if (answer.too_few) {
    const isNone = answer.people === 0;
    return (
      <Card>
        <EmptyState
          drawing="path"
          title={t(isNone ? "few.none-title" : "few.title")}
          description={t(isNone ? "few.none-help" : isFiltered ? "few.help" : "few.help-all")}
          action={
            employees && (
              <Button component={Link} to={employees} variant="outlined">
                {t("few.action")}
              </Button>
            )
          }
        />
      </Card>
    );
  }
  if (isEmpty(answer))
    return (
      <Card>
        <EmptyState
          drawing="path"
          title={t("nothing.title")}
          description={t("nothing.help")}
          action={
            profiles && (
              <Button component={Link} to={profiles} variant="outlined">
                {t("nothing.action")}
              </Button>
            )
          }
        />
      </Card>
    );
  return (
    <>
      <Counted size={answer} />
      {children(answer)}
    </>
  );
}

/** Number of people counted, and of people with missing data. */
function Counted({ size: { people, without_job, without_skills } }: { size: Size }) {
  const { t } = useTranslation("analysis");
  const format = useFormat();
  const isConfirmed = useAddress().get("evidence") === "confirmed";
  const words = [
    t("counted.people", { count: people, number: format.number(people) }),
    without_job > 0 && t("counted.without-job", { count: without_job, number: format.number(without_job) }),
    without_skills > 0 &&
      t("counted.without-skills", { count: without_skills, number: format.number(without_skills) }),
    isConfirmed && t("counted.confirmed"),
  ];
  return <Typography sx={{ mb: 3, color: "text.secondary" }}>{words.filter(Boolean).join(" · ")}</Typography>;
}
