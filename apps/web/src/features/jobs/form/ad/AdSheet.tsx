import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ParsedAd } from "@vaardig/contract/jobs/recruitingJobs";
import { LIMITS } from "@vaardig/contract/limits";
import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FoundSkillsReview } from "../../../../shared/required-skills/FoundSkillsReview.tsx";
import { JobTextField } from "../../../../shared/required-skills/JobTextField.tsx";
import { useChosenSkills } from "../../../../shared/required-skills/useChosenSkills.ts";
import { SideSheet } from "../../../../ui/SideSheet.tsx";
import type { JobValues } from "../jobValues.ts";
import { AdNotices } from "./AdNotices.tsx";
import { AdRows } from "./AdRows.tsx";
import { AD_ROWS, type AdRow, type AdSources, sourcesOfAd, valuesOfAd } from "./adValues.ts";
import { useReadAd } from "./useReadAd.ts";

interface Props {
  /** An ad that was pasted already, which is read at once. */
  pasted?: string;
  onFill: (values: Partial<JobValues>, sources: AdSources) => void;
  onClose: () => void;
}

const NO_SKILLS: ParsedAd["skills"] = [];
const NOTHING_TAKEN: ReadonlySet<string> = new Set();

/**
 * Sheet that turns a pasted job ad into job fields: each row shows its source text, and selected rows fill
 * the form.
 */
export function AdSheet({ pasted = "", onFill, onClose }: Props) {
  const { t } = useTranslation(["jobs", "required-skills"]);
  const [text, setText] = useState(pasted);
  const [rows, setRows] = useState<ReadonlySet<AdRow>>(new Set(AD_ROWS));
  const reading = useReadAd(text, () => {
    setRows(new Set(AD_ROWS));
    skills.reset();
  });
  const { found, problem, isLoading } = reading;
  const skills = useChosenSkills(found?.ad.skills ?? NO_SKILLS, NOTHING_TAKEN);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current || pasted === "") return;
    isBegun.current = true;
    void reading.readText(pasted);
  });
  /** A whole ad in the empty field is meant to be read; what is longer than the field takes says so itself. */
  const paste = (event: ClipboardEvent) => {
    const words = event.clipboardData.getData("text/plain");
    if (text !== "" || words.trim() === "" || words.length > LIMITS.longText) return;
    event.preventDefault();
    type(words);
    void reading.readText(words);
  };
  const toggle = (row: AdRow) => {
    const next = new Set(rows);
    if (!next.delete(row)) next.add(row);
    setRows(next);
  };
  const fill = ({ ad }: { ad: ParsedAd }) => {
    const values = valuesOfAd(ad, rows, skills.ready);
    onFill(values, sourcesOfAd(ad, values));
  };
  const type = (next: string) => {
    reading.clearProblem();
    setText(next);
  };
  return (
    <SideSheet
      open
      onClose={onClose}
      isDirty={text !== ""}
      title={t("jobs:ad.title")}
      subtitle={t("jobs:ad.text")}
      width={640}
      actions={
        found ? (
          <>
            <Button onClick={reading.forget}>{t("required-skills:sheet.other-text")}</Button>
            <Button variant="contained" disabled={skills.asking > 0 || isLoading} onClick={() => fill(found)}>
              {t("jobs:ad.fill")}
            </Button>
          </>
        ) : (
          <Button variant="contained" disabled={isLoading} onClick={() => void reading.readText()}>
            {t("jobs:ad.read")}
          </Button>
        )
      }
    >
      {!found ? (
        <div onPaste={paste}>
          <JobTextField text={text} onText={type} error={problem} />
        </div>
      ) : (
        <>
          {problem && (
            <Alert severity="error" sx={{ mb: 4 }}>
              {problem.message}
            </Alert>
          )}
          <AdNotices found={found} isLoading={isLoading} onChoose={(at) => void reading.readAd(at)} />
          <AdRows ad={found.ad} rows={rows} onToggle={toggle} />
          <Typography variant="h3" sx={{ mt: 8, mb: 3 }}>
            {t("jobs:section.skills")}
          </Typography>
          {found.ad.skills.length === 0 ? (
            <Typography sx={{ color: "text.secondary" }}>{t("jobs:ad.no-skills")}</Typography>
          ) : (
            <FoundSkillsReview text={found.text} chosen={skills} />
          )}
        </>
      )}
    </SideSheet>
  );
}
