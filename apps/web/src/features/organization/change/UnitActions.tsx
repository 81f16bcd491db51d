import { UnitDrawer } from "../edit/UnitDrawer.tsx";
import type { Unit, UnitAction } from "../units/unitAction.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { MergeDialog } from "./MergeDialog.tsx";
import { MoveDialog } from "./MoveDialog.tsx";

/** The drawer or dialog of an action. */
export function UnitActions({ action, onClose }: { action: UnitAction | null; onClose: () => void }) {
  if (!action) return null;
  if (action.verb === "create")
    return <UnitDrawer kind={action.kind} of={null} start={action} onClose={onClose} />;
  const of: Unit = action;
  if (action.verb === "merge") return <MergeDialog of={of} onClose={onClose} />;
  if (action.verb === "delete") return <DeleteDialog of={of} onClose={onClose} />;
  if (action.verb === "move" && of.kind !== "department") return <MoveDialog of={of} onClose={onClose} />;
  return <UnitDrawer kind={of.kind} of={of} start={{}} onClose={onClose} />;
}
