import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import ExpandIcon from "lucide-react/icons/chevron-down";
import AddIcon from "lucide-react/icons/plus";
import { ActsMenu, type MenuAct } from "../ActsMenu.tsx";

interface Props {
  add: string;
  disabled?: boolean;
  onAdd: () => void;
  /** Label of the arrow button, and its menu items. */
  more: string;
  ways: readonly MenuAct[];
}

/** A button that adds one; the arrow beside it opens the other ways. */
export function AddMenu({ add, disabled = false, onAdd, more, ways }: Props) {
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} disabled={disabled} onClick={onAdd}>
        {add}
      </Button>
      <ActsMenu
        acts={ways}
        button={(opens) => (
          <IconButton
            aria-label={more}
            {...opens}
            sx={{ border: 1, borderColor: "controlLine", width: 40, height: 40 }}
          >
            <ExpandIcon />
          </IconButton>
        )}
      />
    </>
  );
}
