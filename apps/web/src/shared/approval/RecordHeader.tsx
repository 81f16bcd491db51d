import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Job, JobAct } from "@vaardig/contract/jobs/jobs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { usePath } from "../../lib/usePath.ts";
import { MoreMenu } from "../../ui/ActsMenu.tsx";
import { FoldingRecordHeader } from "../../ui/FoldingRecordHeader.tsx";
import { ThumbBar } from "../../ui/ThumbBar.tsx";
import { RecordState, useStateWords } from "./RecordState.tsx";
import { StepButtons } from "./StepButtons.tsx";
import { type Commands, useActs } from "./useActs.ts";
import { useApprovalActs } from "./useApprovalActs.tsx";

export interface RecordHeaderProps {
  record: Pick<Job, "status" | "publication"> & {
    id: string;
    version: number;
    name: string;
    can: readonly JobAct[];
  };
  /** True while a change is pending or declined. */
  hasChange: boolean;
  commands: Commands;
  refetch: () => unknown;
  /** Query of the list's URL: `?kind=projects`. */
  listed?: string;
  /** Path of the edit screen; undefined when the role has none. */
  editPath: string | undefined;
  /** Description, in a few lines. */
  children: ReactNode;
}

/** Header of a job or project: name, status and actions; on a phone one line, with the next steps at the thumb. */
export function RecordHeader({
  record,
  hasChange,
  commands,
  refetch,
  listed = "",
  editPath,
  children,
}: RecordHeaderProps) {
  const { t } = useTranslation("approval");
  const pathTo = usePath();
  const state = useStateWords(record, hasChange);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const listPath = `${pathTo("recruiting-jobs") ?? "/"}${listed}`;
  const { onAct, isBusy } = useActs({ record, commands, refetch, listPath });
  const { name, can } = record;
  const acts = useApprovalActs({ name, can, hasChange, editPath, isBusy, onAct });
  const { edit, steps, others, dialogs, place } = acts;
  return (
    <Box ref={place}>
      <FoldingRecordHeader
        name={name}
        about={state}
        chips={<RecordState record={record} hasChange={hasChange} />}
        acts={
          !isPhone && (
            <>
              {edit && (
                <Button variant="outlined" component={Link} to={edit.to}>
                  {edit.label}
                </Button>
              )}
              <StepButtons steps={steps} />
            </>
          )
        }
        menu={() => (
          <MoreMenu label={t("more", { name })} acts={isPhone && edit ? [edit, ...others] : others} />
        )}
      >
        <Box sx={{ mt: 2 }}>{children}</Box>
      </FoldingRecordHeader>
      {isPhone && steps.length > 0 && (
        <ThumbBar>
          <StepButtons steps={steps} />
        </ThumbBar>
      )}
      {dialogs}
    </Box>
  );
}
