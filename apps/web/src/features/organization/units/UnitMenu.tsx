import { useTranslation } from "react-i18next";
import { usePath } from "../../../lib/usePath.ts";
import { MoreMenu } from "../../../ui/ActsMenu.tsx";
import { UNIT_CHANGES, type Unit, type UnitAct, useAct } from "./unitAction.ts";

/** Menu of actions on a unit; for a position, also a link to the organigram. */
export function UnitMenu({ of }: { of: Unit }) {
  const { t } = useTranslation("organization");
  const act = useAct();
  const pathTo = usePath();
  const { unit, kind } = of;
  const can: readonly UnitAct[] = unit.can;
  const verbs = UNIT_CHANGES.filter((verb) => can.includes(verb));
  const adds = (["team", "role"] as const).filter((added) => can.includes(`create_${added}`));
  const start =
    of.kind === "team" ? { departmentId: of.unit.department.id, teamId: unit.id } : { departmentId: unit.id };
  const chart = kind === "role" ? pathTo("organigram") : undefined;
  return (
    <MoreMenu
      label={t("menu.of", { name: unit.name })}
      acts={[
        ...adds.map((added) => ({
          key: `add ${added}`,
          label: t(`add.${added}`),
          onAct: () => act({ verb: "create", kind: added, ...start }),
        })),
        ...verbs.map((verb) => ({
          key: verb,
          label: t(`menu.${verb}`),
          isFinal: verb === "delete",
          onAct: () => act({ verb, ...of }),
        })),
        ...(chart ? [{ key: "chart", label: t("menu.organigram"), to: `${chart}?open=${unit.id}` }] : []),
      ]}
    />
  );
}
