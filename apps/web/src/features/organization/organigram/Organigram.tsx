import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { useBarSlot } from "../../../ui/useBarSlot.ts";
import type { OrganigramState } from "../organigram.slice.ts";
import { Chart } from "./chart/Chart.tsx";
import type { ChartMotion } from "./chart/useChartMotion.ts";
import { departmentColors } from "./draw/drawing.ts";
import { ExportMenu } from "./ExportMenu.tsx";
import { layoutTree } from "./layout/layoutTree.ts";
import { TreeList } from "./list/TreeList.tsx";
import { RoleSheet } from "./RoleSheet.tsx";
import { Toolbar, type View } from "./Toolbar.tsx";
import { buildTree } from "./tree/buildTree.ts";
import { visibleRows } from "./tree/visibleRows.ts";
import { useBranches } from "./useBranches.ts";

type Props = Pick<OrganigramState, "data" | "detectedPosition">;

/** Chart and list of the same tree, which share expansion, search and selection. */
export function Organigram({ data, detectedPosition }: Props) {
  const { t } = useTranslation("organigram");
  const { get, set } = useAddress();
  const theme = useTheme();
  // A phone has the export among what its bar unfolds, so that the page begins with the chart.
  const isPhone = useBarSlot() !== null;
  const tree = useMemo(() => buildTree(data.roles, data.edges), [data]);
  const ownId = detectedPosition !== null && tree.nodes.has(detectedPosition) ? detectedPosition : null;
  const known = (id: string | undefined) => (id !== undefined && tree.nodes.has(id) ? id : null);
  const branch = known(get("branch"));
  const selected = known(get("open"));
  const view: View = get("view") === "list" ? "list" : "chart";
  const branches = useBranches(tree, ownId, branch);
  const [flight, setFlight] = useState<ChartMotion | null>(null);
  const [closings, setClosings] = useState(0);
  const { open } = branches;
  const layout = useMemo(() => layoutTree(tree, open, branch), [tree, open, branch]);
  const rows = useMemo(() => visibleRows(tree, open, branch), [tree, open, branch]);
  const palette = (theme.vars ?? theme).palette;
  const colorOf = useMemo(() => departmentColors(tree, palette.chart), [tree, palette.chart]);

  const go = (id: string) => {
    branches.reveal(id);
    // Resets the branch filter when the target is outside it.
    const isInside = branch === null || id === branch || isBelow(id, branch);
    set({ open: null, ...(isInside ? {} : { branch: null }) });
    setFlight((last) => ({ id, wish: (last?.wish ?? 0) + 1 }));
  };
  const isBelow = (id: string, top: string): boolean => {
    for (let at = tree.nodes.get(id)?.parentId; at; at = tree.nodes.get(at)?.parentId)
      if (at === top) return true;
    return false;
  };
  const lookAt = (id: string | null) => {
    if (id !== null && !open.has(id)) branches.toggle(id);
    set({ open: null, branch: id });
  };
  const select = (id: string) => set({ open: id });

  const exports = <ExportMenu tree={tree} layout={layout} ownId={ownId} />;

  return (
    <>
      <PageHeader title={t("title")} description={t("description")} action={!isPhone && exports}>
        <Toolbar
          roles={data.roles}
          ownId={ownId}
          branchName={branch === null ? undefined : tree.nodes.get(branch)?.role.name}
          view={view}
          onView={(chosen) => set({ view: chosen === "list" ? "list" : null, open: null })}
          onGo={go}
          onOpen={select}
          onWhole={() => lookAt(null)}
          onOpenAll={branches.openAll}
          onCloseAll={() => {
            branches.closeAll();
            // Refits the view, because visible nodes may have been collapsed.
            setClosings(closings + 1);
          }}
        />
        {isPhone && exports}
      </PageHeader>
      <Box
        sx={{
          height: { xs: "70dvh", md: "calc(100dvh - 300px)" },
          minHeight: 420,
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          overflow: "hidden",
          bgcolor: view === "list" ? "background.paper" : "background.default",
        }}
      >
        {view === "list" ? (
          <TreeList
            tree={tree}
            rows={rows}
            ownId={ownId}
            flight={flight}
            onToggle={branches.toggle}
            onSelect={select}
          />
        ) : (
          <Chart
            state={{
              tree,
              open,
              ownId,
              markedId: selected ?? flight?.id ?? null,
              colorOf,
              onToggle: branches.toggle,
              onSelect: select,
            }}
            layout={layout}
            flight={flight}
            fitKey={closings === 0 ? (branch ?? "") : `${branch ?? ""} ${closings}`}
          />
        )}
      </Box>
      <RoleSheet
        tree={tree}
        id={selected}
        ownId={ownId}
        branch={branch}
        onClose={() => set({ open: null })}
        onGo={(id) => {
          go(id);
          select(id);
        }}
        onBranch={lookAt}
      />
    </>
  );
}
