import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import EditIcon from "lucide-react/icons/pencil";
import { useTranslation } from "react-i18next";
import { type MenuAct, MoreMenu } from "../ActsMenu.tsx";

interface Props {
  name: string;
  acts: readonly MenuAct[];
  /** An edit button beside the menu, visible on hover and focus. */
  edit?: { label: string; onAct: () => void } | undefined;
}

/** Menu of actions for a person in a list. */
export function RowMenu({ name, acts, edit }: Props) {
  const { t } = useTranslation("list");
  if (acts.length === 0) return null;
  return (
    <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
      {edit && (
        <IconButton className="on-hover" size="small" aria-label={edit.label} onClick={edit.onAct}>
          <EditIcon size={20} />
        </IconButton>
      )}
      <MoreMenu size="small" label={t("actions-of", { name })} acts={acts} />
    </Box>
  );
}
