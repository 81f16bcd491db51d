import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { MyCourse } from "@vaardig/contract/courses/courses";
import type { LevelProposal } from "@vaardig/contract/goals/levelProposals";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../lib/libState.ts";
import { useNotifyErrors } from "../../../lib/useNotifyErrors.ts";
import { asLevel } from "../../../shared/skills/levelNames.ts";
import { useGetCourseProposalsQuery, useWithdrawCourseProposalMutation } from "../courses.api.ts";

/** Levels of a completed course that await confirmation, or were declined with a reason. */
export function LearnedLevels({ course }: { course: Pick<MyCourse, "skills"> }) {
  const { user } = useAuth();
  const { data } = useGetCourseProposalsQuery({ query: { user_id: user?.id ?? "" } }, { skip: !user });
  const taught = new Set(course.skills.map(({ skill }) => skill.id));
  const own = (data?.data ?? []).filter(({ skill }) => taught.has(skill.id));
  return own.map((proposal) => <ProposedLine key={proposal.id} proposal={proposal} />);
}

function ProposedLine({ proposal }: { proposal: LevelProposal }) {
  const { t } = useTranslation(["courses", "common"]);
  const notifyErrors = useNotifyErrors();
  const [withdraw, { isLoading }] = useWithdrawCourseProposalMutation();
  const { declined, skill, id, can } = proposal;
  const words = { skill: skill.name, level: t(`common:levels.${asLevel(proposal.level) ?? 1}`) };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
      <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
        {declined
          ? t("courses:reached.declined", { ...words, reason: declined.reason })
          : t("courses:reached.waits", words)}
      </Typography>
      {can.includes("withdraw") && (
        <Button
          size="small"
          disabled={isLoading}
          onClick={() => void notifyErrors(() => withdraw({ query: { id } }).unwrap())}
        >
          {t(declined ? "courses:reached.dismiss" : "courses:reached.withdraw")}
        </Button>
      )}
    </Box>
  );
}
