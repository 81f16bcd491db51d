import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { CareerPath } from "@vaardig/contract/career-path/careerPath";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { SelectionBar } from "../../ui/list/SelectionBar.tsx";
import { useRowFocus } from "../../ui/useRowFocus.ts";
import { CareerKinds } from "./CareerKinds.tsx";
import { CareerViews } from "./CareerViews.tsx";
import { careerPathDialogsSlice } from "./careerPathDialogs.slice.ts";
import { CompareSheet } from "./compare/CompareSheet.tsx";
import { DismissedDialog } from "./DismissedDialog.tsx";
import { EmptyCareerPath } from "./EmptyCareerPath.tsx";
import { CareerChart } from "./graph/CareerChart.tsx";
import { layoutCareer } from "./graph/layoutCareer.ts";
import { JobSheet } from "./job/JobSheet.tsx";
import { CareerList } from "./list/CareerList.tsx";
import { shownJobs } from "./shownJobs.ts";
import { TalkSheet } from "./talk/TalkSheet.tsx";
import { useCareerAddress } from "./useCareerAddress.ts";
import { useDismissals } from "./useDismissals.ts";
import { WhatIfSheet } from "./what-if/WhatIfSheet.tsx";

const { usePart } = careerPathDialogsSlice;

interface Props {
  path: CareerPath;
  /**
   * Renders the header, with functions that open its dialogs; a phone has the views there, to begin with
   * content.
   */
  header: (parts: { trial: () => void; talk: () => void; views: ReactNode }) => ReactNode;
}

/** Graph and list of one career path, with its sheets. */
export function CareerPathView({ path, header }: Props) {
  const { t } = useTranslation("career-path");
  const { jobs, edges } = path;
  const isPhone = useMediaQuery("(max-width: 599.95px)");
  const at = useCareerAddress(jobs, isPhone);
  const { kind, opened, comparedIds } = at;
  const [isComparing, setComparing] = usePart("compare");
  const [isTrying, setTrying] = usePart("whatIf");
  const [isTalking, setTalking] = usePart("talk");
  const [isListing, setListing] = usePart("dismissed");
  const [targetId, setTargetId] = useState<string | null>(null);
  const { dismiss, restore } = useDismissals();
  const shown = useMemo(() => shownJobs(jobs, edges, kind), [jobs, edges, kind]);
  const layout = useMemo(() => layoutCareer(shown, edges), [shown, edges]);
  // A job that is put aside has the keyboard, which continues at the next one.
  const rows = useRowFocus<HTMLDivElement>();
  const userId = path.is_own ? undefined : path.person.id;
  const openTrial = (id: string | null) => {
    setTargetId(id);
    setTrying(true);
  };
  const hint = path.has_skills ? (path.present ? null : "no-profile") : "no-skills";
  const whose = path.is_own ? "mine" : "theirs";
  const views = (
    <CareerViews
      isList={at.isList}
      onView={at.setView}
      dismissed={path.dismissed.length}
      onDismissed={() => setListing(true)}
    />
  );

  return (
    <>
      {header({ trial: () => openTrial(null), talk: () => setTalking(true), views: isPhone && views })}
      {path.state === "ready" ? (
        <>
          <Box sx={{ mb: 4, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
            <CareerKinds jobs={jobs} kind={kind} onKind={at.setKind} />
            {!isPhone && views}
          </Box>
          {hint && (
            <Alert severity="info" sx={{ mb: 4 }}>
              {t(`hint.${hint}.${whose}`, { name: path.person.name })}
            </Alert>
          )}
          <div ref={rows}>
            {at.isList ? (
              <CareerList
                jobs={shown}
                comparedIds={comparedIds}
                isFull={at.isFull}
                onSelect={at.open}
                onCompare={at.toggleCompared}
              />
            ) : (
              <Box
                sx={{
                  height: { xs: "70dvh", md: "calc(100dvh - 280px)" },
                  minHeight: 420,
                  border: 1,
                  borderColor: "divider",
                  borderRadius: 1,
                  overflow: "hidden",
                  bgcolor: "background.default",
                }}
              >
                <CareerChart
                  layout={layout}
                  selectedId={opened?.id ?? null}
                  comparedIds={comparedIds}
                  onSelect={at.open}
                />
              </Box>
            )}
          </div>
          <SelectionBar
            count={comparedIds.length}
            acts={comparedIds.length > 1 ? [{ key: "compare", label: t("compare.open") }] : []}
            onAct={() => setComparing(true)}
            onClear={at.clearCompared}
            isNarrow={false}
            label={t("compare.chosen")}
          />
        </>
      ) : (
        <EmptyCareerPath path={path} />
      )}
      {/* Sheets, one at a time. */}
      <JobSheet
        path={path}
        job={isTrying || isComparing ? null : opened}
        isCompared={opened !== null && comparedIds.includes(opened.id)}
        isFull={at.isFull}
        onCompare={() => opened && at.toggleCompared(opened.id)}
        onTry={() => openTrial(opened?.id ?? null)}
        onDismiss={() => {
          if (opened) dismiss(opened);
          at.open(null);
        }}
        onClose={() => at.open(null)}
      />
      {isComparing && comparedIds.length > 1 && (
        <CompareSheet userId={userId} ids={comparedIds} onClose={() => setComparing(false)} />
      )}
      {isTrying && (
        <WhatIfSheet
          path={path}
          targetId={targetId}
          onTarget={setTargetId}
          onClose={() => setTrying(false)}
        />
      )}
      {isTalking && <TalkSheet path={path} ids={comparedIds} onClose={() => setTalking(false)} />}
      {isListing && (
        <DismissedDialog jobs={path.dismissed} onRestore={restore} onClose={() => setListing(false)} />
      )}
    </>
  );
}
