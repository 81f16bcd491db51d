import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import type { CareerPath } from "@vaardig/contract/career-path/careerPath";
import { useTranslation } from "react-i18next";
import { saveBlob } from "../../../lib/api/download.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetCareerPathQuery, useGetCareerRecommendationsQuery } from "../career-path.api.ts";
import { useDevelopmentState } from "../development.slice.ts";
import { type TalkJob, useTalkTexts } from "./useTalkTexts.ts";

interface Props {
  path: CareerPath;
  /** Jobs selected for comparison; when empty, the first recommended ones. */
  ids: readonly string[];
  onClose: () => void;
}

/** Maximum number of jobs per talk. */
const JOBS = 3;

const TEXT = { type: "text/plain;charset=utf-8" };

/** Prints only the summary. */
const PRINT = {
  "@media print": {
    "body > *:not(:has([data-talk]))": { display: "none !important" },
    "body > *:has([data-talk])": { position: "static !important" },
    "body > *:has([data-talk]) *": { overflow: "visible !important" },
    ".MuiDrawer-paper:has([data-talk])": {
      position: "static !important",
      width: "100% !important",
      height: "auto",
    },
    ".MuiBackdrop-root, .MuiDrawer-paper:has([data-talk]) button": { display: "none !important" },
  },
} as const;

/** Preparation of a career talk for a manager: gap, routes, and questions derived from the data. */
export function TalkSheet({ path, ids, onClose }: Props) {
  const { t } = useTranslation("career-path");
  const format = useFormat();
  const wordsOf = useTalkTexts();
  const personId = path.person.id;
  useGetCareerRecommendationsQuery({ query: { type: "careerpath", value: personId } });
  const { jobsRecommendation } = useDevelopmentState();
  const chosen = (ids.length > 0 ? ids : jobsRecommendation.map(({ id }) => id)).slice(0, JOBS);
  const read = (at: number) => ({
    args: { query: { ...(!path.is_own && { user_id: personId }), id: chosen[at] } },
    options: { skip: chosen[at] === undefined },
  });
  const [one, two, three] = [read(0), read(1), read(2)];
  const answers = [
    useGetCareerPathQuery(one.args, one.options),
    useGetCareerPathQuery(two.args, two.options),
    useGetCareerPathQuery(three.args, three.options),
  ];
  const isReady = chosen.every((_, at) => answers[at]?.currentData || answers[at]?.error);
  const jobs = answers.flatMap(({ currentData }) =>
    currentData?.target ? [wordsOf(currentData, currentData.target)] : [],
  );
  const title = t("talk.title", { name: path.person.name });
  const subtitle = [path.present?.name, format.date(new Date().toISOString())].filter(Boolean).join(" · ");
  return (
    <SideSheet
      open
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      width={720}
      isText
      actions={
        <>
          <Button
            disabled={!isReady}
            onClick={() => saveBlob(new Blob([asText([title, subtitle], jobs)], TEXT), `${title}.txt`)}
          >
            {t("talk.save")}
          </Button>
          <Button variant="contained" disabled={!isReady} onClick={() => window.print()}>
            {t("talk.print")}
          </Button>
        </>
      }
    >
      <GlobalStyles styles={PRINT} />
      <Box data-talk>
        {!isReady && <DetailSkeleton lines={10} />}
        {isReady && jobs.length === 0 && <Typography>{t("talk.none")}</Typography>}
        {isReady && jobs.map((job) => <TalkSection key={job.name} job={job} />)}
      </Box>
    </SideSheet>
  );
}

function TalkSection({ job: { name, match, parts } }: { job: TalkJob }) {
  return (
    <Box component="section" sx={{ breakInside: "avoid-page", "& + &": { mt: 8 } }}>
      <Typography variant="h2" component="h3">
        {name}
      </Typography>
      <Typography sx={{ color: "text.secondary" }}>{match}</Typography>
      {parts.map(({ title, lines }) => (
        <Box key={title} sx={{ mt: 4 }}>
          <Typography variant="h3" component="h4">
            {title}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, display: "grid", gap: 1 }}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Returns the summary as plain text, for notes or an email. */
function asText(head: readonly string[], jobs: readonly TalkJob[]): string {
  const parts = jobs.flatMap(({ name, match, parts: of }) => [
    "",
    `${name} – ${match}`,
    ...of.flatMap(({ title, lines }) => ["", title, ...lines.map((line) => `- ${line}`)]),
  ]);
  return [...head, ...parts, ""].join("\n");
}
