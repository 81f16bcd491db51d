import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { GENERAL_MAIL_VARIABLES, type MailVariable } from "@vaardig/contract/mail-templates/mailVariables";
import AddIcon from "lucide-react/icons/braces";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { VariableLabels } from "./useVariableLabels.ts";

interface Props {
  variables?: readonly MailVariable[];
  words: VariableLabels;
  onChoose: (name: MailVariable) => void;
}

/** Menu that inserts a variable. */
export function VariableMenu({ variables = GENERAL_MAIL_VARIABLES, words, onChoose }: Props) {
  const { t } = useTranslation("mail-editor");
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={anchor}
        size="small"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ flex: "none" }}
      >
        {t("insert")}
      </Button>
      <Menu
        open={isOpen}
        anchorEl={() => anchor.current}
        onClose={() => setOpen(false)}
        // Returns the focus to the text instead of the button.
        disableRestoreFocus
      >
        {variables.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setOpen(false);
              onChoose(name);
            }}
          >
            {words[name]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
