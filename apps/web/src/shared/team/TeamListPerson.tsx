import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { TeamPerson, TeamSkill } from "@vaardig/contract/team/team";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../lib/usePath.ts";
import { PersonAvatar } from "../../ui/PersonAvatar.tsx";
import { VISUALLY_HIDDEN } from "../../ui/visuallyHidden.ts";
import { LevelSteps } from "../skills/LevelSteps.tsx";
import { countWaiting, parseCell } from "./parseCell.ts";

interface Props {
  person: TeamPerson;
  skills: readonly TeamSkill[];
}

/** A person of the team in one row, which expands to gaps and pending confirmations. */
export function TeamListPerson({ person, skills }: Props) {
  const { t } = useTranslation("team");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const path = usePath()("employee-fit", { candidateId: person.id }) ?? "";
  const waiting = countWaiting(person);
  const counts = [
    person.gaps > 0 && t("gaps", { count: person.gaps }),
    waiting > 0 && t("to-confirm", { count: waiting }),
  ].filter(Boolean);
  const shown = person.cells.flatMap((one) => {
    const cell = parseCell(one);
    const skill = skills[cell.skill];
    return skill && (cell.gap || cell.waiting) ? [{ ...cell, skill }] : [];
  });
  return (
    <Box component="li">
      <Box sx={{ minHeight: 56, py: 1, display: "flex", gap: 3, alignItems: "center" }}>
        <PersonAvatar name={person.name} src={person.photo_url} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link component={RouterLink} to={path} sx={{ overflowWrap: "anywhere" }}>
            {person.name}
          </Link>
          <Typography variant="caption" component="p" noWrap sx={{ color: "text.secondary" }}>
            {person.job ?? t("no-job")}
          </Typography>
        </Box>
        {shown.length > 0 ? (
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            sx={{ minHeight: 40, pl: 2, gap: 1, borderRadius: 1, flex: "none" }}
          >
            <Box component="span" sx={VISUALLY_HIDDEN}>
              {t("skills-of", { name: person.name })}
            </Box>
            <Counts counts={counts} />
            <Box
              component={ChevronDown}
              aria-hidden
              size={18}
              sx={{ color: "text.secondary", transform: isOpen ? "rotate(180deg)" : "none" }}
            />
          </ButtonBase>
        ) : (
          <Counts counts={counts.length > 0 ? counts : [t("no-gaps")]} />
        )}
      </Box>
      <Box
        component="ul"
        id={id}
        hidden={!isOpen}
        sx={{ listStyle: "none", m: 0, p: 0, pb: 3, pl: { xs: 0, sm: 13 } }}
      >
        {isOpen &&
          shown.map((cell) => (
            <SkillLine key={cell.skill.id} {...cell} to={`${path}?skill=${cell.skill.id}`} />
          ))}
      </Box>
    </Box>
  );
}

function Counts({ counts }: { counts: readonly (string | false)[] }) {
  return (
    <Typography
      variant="caption"
      component="span"
      className="tabular"
      sx={{ color: "text.secondary", textAlign: "right", flex: "none" }}
    >
      {counts.map((count) => (
        <Box component="span" key={String(count)} sx={{ display: "block" }}>
          {count}
        </Box>
      ))}
    </Typography>
  );
}

interface LineProps {
  skill: TeamSkill;
  level: number | null;
  required: number | null;
  waiting: boolean;
  to: string;
}

function SkillLine({ skill, level, required, waiting, to }: LineProps) {
  const { t } = useTranslation("team");
  return (
    <Box
      component="li"
      sx={{
        minHeight: 40,
        py: 1,
        display: "grid",
        alignItems: "center",
        columnGap: 4,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) 280px" },
      }}
    >
      <Link
        component={RouterLink}
        to={to}
        sx={{ minHeight: 24, fontWeight: 400, color: "text.primary", overflowWrap: "anywhere" }}
      >
        {skill.name}
        {waiting && (
          <Typography variant="caption" component="span" sx={{ ml: 2, color: "text.secondary" }}>
            {t("waits")}
          </Typography>
        )}
      </Link>
      <LevelSteps level={level} required={required} kind={skill.kind} />
    </Box>
  );
}
