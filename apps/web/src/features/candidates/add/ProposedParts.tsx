import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ResumeReading } from "@vaardig/contract/candidateList";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { ProposedEntry } from "./ProposedEntry.tsx";
import { ProposedSkill } from "./ProposedSkill.tsx";
import type { Proposals } from "./useProposals.ts";

function Part({
  title,
  none,
  count,
  children,
}: {
  title: string;
  none: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3">{title}</Typography>
      {count === 0 ? (
        <Typography sx={{ mt: 1, color: "text.secondary" }}>{none}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 1, p: 0, mx: -2, display: "grid", gap: 2 }}>
          {children}
        </Box>
      )}
    </Box>
  );
}

/** Skills, jobs and studies that were read, each to take over or leave. */
export function ProposedParts({ reading, proposals }: { reading: ResumeReading; proposals: Proposals }) {
  const { t } = useTranslation("candidates");
  const format = useFormat();
  const period = (from: string, to: string | null) =>
    `${format.date(from)} – ${to === null ? t("resume.now") : format.date(to)}`;
  return (
    <>
      <Part title={t("resume.skills")} none={t("resume.none")} count={reading.skills.length}>
        {reading.skills.map((proposed) => (
          <ProposedSkill
            key={proposed.skill.id}
            proposed={proposed}
            choice={proposals.choiceOf(proposed)}
            onChange={(choice) => proposals.setSkill(proposed.skill.id, choice)}
          />
        ))}
      </Part>
      <Part title={t("resume.experience")} none={t("resume.none")} count={proposals.jobs.length}>
        {proposals.jobs.map(({ key, entry, on }, at) => (
          <ProposedEntry
            key={key}
            on={on}
            onToggle={(next) => proposals.setJob(at, { key, entry, on: next })}
            period={period(entry.start_date, entry.end_date)}
            fields={(["position", "company"] as const).map((name) => ({
              name,
              label: t(`resume.${name}`),
              value: entry[name],
            }))}
            onField={(name, value) => proposals.setJob(at, { key, entry: { ...entry, [name]: value }, on })}
          />
        ))}
      </Part>
      <Part title={t("resume.education")} none={t("resume.none")} count={proposals.studies.length}>
        {proposals.studies.map(({ key, entry, on }, at) => (
          <ProposedEntry
            key={key}
            on={on}
            onToggle={(next) => proposals.setStudy(at, { key, entry, on: next })}
            period={period(entry.started, entry.finished)}
            fields={(["degree", "institution", "level"] as const).map((name) => ({
              name,
              label: t(name === "level" ? "resume.level-field" : `resume.${name}`),
              value: entry[name],
            }))}
            onField={(name, value) => proposals.setStudy(at, { key, entry: { ...entry, [name]: value }, on })}
          />
        ))}
      </Part>
    </>
  );
}
