import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { CATALOGUE_SCOPES } from "@vaardig/contract/skills/skillCatalogue";
import UploadIcon from "lucide-react/icons/file-up";
import MergeIcon from "lucide-react/icons/merge";
import AddIcon from "lucide-react/icons/plus";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { BulkUploadChip } from "../../../shared/bulk-upload/BulkUploadChip.tsx";
import { BulkUploadDialog } from "../../../shared/bulk-upload/BulkUploadDialog.tsx";
import { MoreMenu } from "../../../ui/ActsMenu.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { FilterChip } from "../../../ui/FilterChip.tsx";
import { FilterMenu } from "../../../ui/FilterMenu.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { CatalogueTable } from "../catalogue/CatalogueTable.tsx";
import { MergesDialog } from "../catalogue/MergesDialog.tsx";
import { SkillDrawer } from "../catalogue/SkillDrawer.tsx";
import { SkillSheet } from "../catalogue/SkillSheet.tsx";
import { useListSkillCatalogueQuery, useListSkillGroupsQuery } from "../catalogue.api.ts";

const SIZE = 20;
/** On a phone the menu contains it. */
const WIDE = { display: { xs: "none", sm: "inline-flex" } } as const;

/** Skill catalogue: shared skills, the company's own, and proposals. */
export function SkillCataloguePage() {
  const { t } = useTranslation("skill-catalogue");
  const { get, number, set } = useAddress();
  const [open, setOpen] = useState<"new" | "import" | "merges" | null>(null);
  const [finished, setFinished] = useState<string>();
  const page = number("page");
  const search = get("search") ?? "";
  const group = get("group");
  const scope = CATALOGUE_SCOPES.find((one) => one === get("scope")) ?? "all";
  const shown = get("skill");
  const { data, error, isFetching, refetch } = useListSkillCatalogueQuery({
    query: { scope, page, size: SIZE, search_query: search, ...(group && { group_id: group }) },
  });
  const groups = useListSkillGroupsQuery().data?.data ?? [];
  const can = data?.can ?? [];
  const isFiltered = search !== "" || group !== undefined;
  const close = () => setOpen(null);
  const beginImport = (result?: string) => {
    setFinished(result);
    setOpen("import");
  };

  const scopes = CATALOGUE_SCOPES.filter((one) => one !== "proposed" || can.includes("create"));
  return (
    <>
      <PageHeader
        title={t("title")}
        description={t("description")}
        action={
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
            {can.includes("merge") && (
              <Button startIcon={<MergeIcon />} onClick={() => setOpen("merges")} sx={WIDE}>
                {t("merges.action")}
              </Button>
            )}
            {can.includes("import") && (
              <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => beginImport()} sx={WIDE}>
                {t("import")}
              </Button>
            )}
            {(can.includes("create") || can.includes("propose")) && (
              <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen("new")}>
                {t(can.includes("create") ? "edit.add" : "edit.propose")}
              </Button>
            )}
            <Box sx={{ display: { sm: "none" } }}>
              <MoreMenu
                label={t("more")}
                acts={[
                  ...(can.includes("import")
                    ? [{ key: "import", label: t("import"), onAct: () => beginImport() }]
                    : []),
                  ...(can.includes("merge")
                    ? [{ key: "merges", label: t("merges.action"), onAct: () => setOpen("merges") }]
                    : []),
                ]}
              />
            </Box>
          </Box>
        }
      >
        <SearchField value={search} onChange={(text) => set({ search: text })} label={t("list.search")} />
        <Box role="group" aria-label={t("list.scope")} sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          {scopes.map((one) => (
            <FilterChip
              key={one}
              label={t(`scopes.${one}`)}
              {...(one === "proposed" && data && { count: data.proposed_count })}
              selected={scope === one}
              onToggle={() => set({ scope: one === "all" ? null : one })}
            />
          ))}
          <FilterMenu
            single
            label={t("list.group")}
            options={groups.map(({ id, name }) => ({ value: id, label: name }))}
            selected={group ? [group] : []}
            onChange={([id]) => set({ group: id ?? null })}
          />
        </Box>
        {can.includes("import") && (
          <BulkUploadChip kind="skill_matrix" open={open === "import"} onOpen={beginImport} />
        )}
      </PageHeader>
      {error ? (
        <ErrorState title={t("list.load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton rows={10} />
      ) : data.data.length > 0 ? (
        <Box aria-busy={isFetching} sx={{ opacity: isFetching ? 0.6 : 1 }}>
          <CatalogueTable
            skills={data.data}
            label={t(`scopes.${scope}`)}
            onOpen={(id) => set({ skill: id, open: null, page: page || null })}
          />
        </Box>
      ) : isFiltered ? (
        <EmptyState
          drawing="search"
          title={t("list.no-match-title")}
          description={t("list.no-match-text")}
          action={
            <Button variant="outlined" onClick={() => set({ search: null, group: null, scope: null })}>
              {t("list.clear")}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={t(scope === "proposed" ? "list.no-proposals-title" : "list.none-title")}
          description={t(scope === "proposed" ? "list.no-proposals-text" : "list.none-text")}
        />
      )}
      {data && <Pagination page={page} size={SIZE} total={data.total} onPage={(to) => set({ page: to })} />}
      {shown && (
        <SkillSheet
          key={shown}
          id={shown}
          onShow={(id) => set({ skill: id, open: null, page: page || null })}
          onClose={() => set({ skill: null, open: null, page: page || null })}
        />
      )}
      {open === "new" && (
        <SkillDrawer
          of={null}
          isProposal={!can.includes("create")}
          onShow={(id) => set({ skill: id, open: null, page: page || null })}
          onClose={close}
        />
      )}
      {open === "merges" && <MergesDialog onClose={close} />}
      <BulkUploadDialog open={open === "import"} kind="skill_matrix" finished={finished} onClose={close} />
    </>
  );
}
