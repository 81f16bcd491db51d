import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { SkillPeople } from "@vaardig/contract/analysis/skillsAnalysis";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { LevelSteps } from "../../../shared/skills/LevelSteps.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useListSkillPeopleQuery } from "../analysis.api.ts";
import type { SkillsFilterState } from "../filters/useSkillsFilter.ts";
import type { OpenCell } from "./readHeatAddress.ts";

const SIZE = 20;

interface Props {
  cell: OpenCell;
  filtering: SkillsFilterState;
  onClose: () => void;
}

/** Sheet with the people of a cell that the reader may see. */
export function CellSheet({ cell: { skillId, department }, filtering, onClose }: Props) {
  const { t } = useTranslation("analysis");
  const format = useFormat();
  const { address, query } = filtering;
  const { groups: _, ...narrowed } = { groups: undefined, ...query };
  const page = address.number("people");
  const place = department === undefined ? {} : { department: department ?? "none" };
  const read = useListSkillPeopleQuery({
    query: { ...narrowed, ...place, skill_id: skillId, page, size: SIZE },
  });
  const { data, currentData, error, refetch } = read;
  const answer = currentData ?? data;
  return (
    <SideSheet
      open
      onClose={onClose}
      title={answer?.skill.name ?? t("columns.skill")}
      subtitle={
        answer &&
        answer.total > 0 &&
        t("people.subtitle", { count: answer.total, number: format.number(answer.total) })
      }
    >
      {error && !currentData ? (
        <ErrorState title={t("people.load-failed")} error={error} onRetry={refetch} />
      ) : !answer ? (
        <ListSkeleton rows={6} />
      ) : answer.total === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>
          {t(answer.too_few ? "people.few" : "people.none")}
        </Typography>
      ) : (
        <>
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {answer.data.map((person) => (
              <PersonRow key={person.id} person={person} skill={answer.skill} />
            ))}
          </Box>
          <Pagination
            page={page}
            size={SIZE}
            total={answer.total}
            onPage={(next) => address.set({ people: next, page: address.number("page") })}
          />
        </>
      )}
    </SideSheet>
  );
}

interface RowProps {
  person: SkillPeople["data"][number];
  skill: SkillPeople["skill"];
}

function PersonRow({ person, skill }: RowProps) {
  const { t } = useTranslation("analysis");
  const path = usePath()("employee-fit", { candidateId: person.id }) ?? "";
  const words = [
    t(`people.standing.${person.standing}`),
    person.level !== null && t(person.confirmed ? "people.confirmed" : "people.stated"),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        gap: 3,
        alignItems: "center",
        minHeight: 64,
        py: 2,
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <PersonAvatar name={person.name} src={person.photo_url} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link component={RouterLink} to={`${path}?skill=${skill.id}`} sx={{ overflowWrap: "anywhere" }}>
          {person.name}
        </Link>
        <Typography variant="caption" component="p" noWrap sx={{ color: "text.secondary" }}>
          {[person.department, person.job].filter(Boolean).join(" · ")}
        </Typography>
      </Box>
      <Box sx={{ textAlign: "right" }}>
        <LevelSteps bare level={person.level} required={person.required} kind={skill.kind} />
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {words.filter(Boolean).join(", ")}
        </Typography>
      </Box>
    </Box>
  );
}
