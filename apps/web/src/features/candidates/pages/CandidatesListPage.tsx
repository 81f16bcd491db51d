import { useTranslation } from "react-i18next";
import { useRequestedAction } from "../../../lib/useRequestedAction.ts";
import { BulkUploadChip } from "../../../shared/bulk-upload/BulkUploadChip.tsx";
import { AddMenu } from "../../../ui/list/AddMenu.tsx";
import { useListDisplay } from "../../../ui/list/useListDisplay.ts";
import { usePersonActs } from "../act/usePersonActs.ts";
import { useListCandidatesQuery } from "../candidates.api.ts";
import { CandidateFilters } from "../list/CandidateFilters.tsx";
import { LIST_DISPLAY, PAGE_SIZE } from "../list/columns.ts";
import { SelectableCandidates } from "../list/SelectableCandidates.tsx";
import { useCandidateFilter } from "../list/useCandidateFilter.ts";
import { DuplicatesButton } from "../merge/DuplicatesButton.tsx";

const WAYS = ["resume", "upload", "duplicates"] as const;

/** The candidate list: search, add, and actions on one or many. */
export function CandidatesListPage() {
  const { t } = useTranslation(["candidates", "common"]);
  const filtering = useCandidateFilter();
  const { filter, sort, page } = filtering;
  const look = useListDisplay(LIST_DISPLAY);
  const acts = usePersonActs();
  const { modal, setModal } = acts;
  const read = useListCandidatesQuery({ query: { ...filter, sort, page, size: PAGE_SIZE } });
  const can = read.data?.can ?? [];
  useRequestedAction(
    read.data !== undefined,
    can.includes("add") ? { add: () => setModal({ kind: "add" }) } : {},
  );
  return (
    <SelectableCandidates
      {...acts}
      look={look}
      filtering={filtering}
      read={read}
      title={t("title")}
      description={t("description")}
      action={
        <>
          {can.includes("upload") && (
            <BulkUploadChip
              kind="candidates"
              open={modal?.kind === "upload"}
              onOpen={(finished) => setModal({ kind: "upload", finished })}
            />
          )}
          {can.includes("merge") && <DuplicatesButton onOpen={() => setModal({ kind: "duplicates" })} />}
          {can.includes("add") && (
            <AddMenu
              add={t("ways.add")}
              onAdd={() => setModal({ kind: "add" })}
              more={t("ways.more")}
              ways={WAYS.map((kind) => ({
                key: kind,
                label: t(`ways.${kind}`),
                onAct: () => setModal({ kind }),
              }))}
            />
          )}
        </>
      }
      filters={<CandidateFilters filtering={filtering} />}
    />
  );
}
