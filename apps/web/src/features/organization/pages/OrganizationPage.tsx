import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import AddIcon from "lucide-react/icons/plus";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddress } from "../../../lib/useAddress.ts";
import { useListDepartmentsQuery, useListRolesQuery } from "../../../shared/organization/organization.api.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useRowFocus } from "../../../ui/useRowFocus.ts";
import { UnitActions } from "../change/UnitActions.tsx";
import { DepartmentCard } from "../units/DepartmentCard.tsx";
import { SearchHits } from "../units/SearchHits.tsx";
import { UnitLine } from "../units/UnitLine.tsx";
import { UnitMenu } from "../units/UnitMenu.tsx";
import { ActContext, type UnitAction } from "../units/unitAction.ts";
import { useCounts } from "../units/useCounts.ts";

/** Id of the group without a department, among the expanded ones. */
const OUTSIDE = "outside";

/** Departments with their teams and positions. */
export function OrganizationPage() {
  const { t } = useTranslation("organization");
  const { get, set } = useAddress();
  const counts = useCounts();
  const { data, error, refetch } = useListDepartmentsQuery();
  const outside = useListRolesQuery({ query: { without_department: "true" } });
  const rows = useRowFocus<HTMLUListElement>();
  const [action, setAction] = useState<UnitAction | null>(null);
  const search = get("search") ?? "";
  const open = new Set(get("open")?.split(",") ?? []);
  const departments = data?.data ?? [];
  const loose = outside.data?.total ?? 0;
  const canCreate = data?.can.includes("create") ?? false;

  const setOpen = (ids: Iterable<string>) => set({ open: [...ids].join(","), unit: null });
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  const add = canCreate && (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => setAction({ verb: "create", kind: "department" })}
    >
      {t("add.department")}
    </Button>
  );
  const all = [...departments.map(({ id }) => id), ...(loose > 0 ? [OUTSIDE] : [])];

  return (
    <ActContext value={setAction}>
      <PageHeader title={t("title")} description={t("description")} action={departments.length > 0 && add}>
        <SearchField value={search} onChange={(text) => set({ search: text })} label={t("search")} />
        {search === "" && all.length > 1 && (
          <Button onClick={() => setOpen(open.size < all.length ? all : [])}>
            {t(open.size < all.length ? "open-all" : "close-all")}
          </Button>
        )}
      </PageHeader>
      {search !== "" ? (
        <SearchHits
          search={search}
          onOpen={({ kind, id, department }) => {
            const place = kind === "department" ? id : (department?.id ?? OUTSIDE);
            set({ search: null, open: [...open, place].join(","), unit: id });
          }}
        />
      ) : error ? (
        <ErrorState title={t("load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <ListSkeleton />
      ) : all.length === 0 ? (
        <EmptyState
          title={t("empty-title")}
          description={t(canCreate ? "empty-text" : "empty-text-read")}
          action={add}
        />
      ) : (
        <Box ref={rows} component="ul" sx={{ m: 0, p: 0, display: "grid", gap: 3 }}>
          {departments.map((unit) => (
            <DepartmentCard
              key={unit.id}
              id={unit.id}
              name={unit.name}
              line={
                <UnitLine
                  lead={unit.lead}
                  counts={[
                    counts("people", unit.people_count),
                    counts("teams", unit.teams_count),
                    counts("roles", unit.roles_count),
                  ]}
                />
              }
              menu={<UnitMenu of={{ kind: "department", unit }} />}
              canAdd={(["team", "role"] as const).filter((kind) => unit.can.includes(`create_${kind}`))}
              isOpen={open.has(unit.id)}
              onToggle={() => toggle(unit.id)}
            />
          ))}
          {loose > 0 && (
            <DepartmentCard
              id={null}
              name={t("outside")}
              line={<UnitLine lead={null} counts={[counts("roles", loose), t("outside-text")]} />}
              canAdd={data.can.includes("create_role") ? ["role"] : []}
              isOpen={open.has(OUTSIDE)}
              onToggle={() => toggle(OUTSIDE)}
            />
          )}
        </Box>
      )}
      <UnitActions action={action} onClose={() => setAction(null)} />
    </ActContext>
  );
}
