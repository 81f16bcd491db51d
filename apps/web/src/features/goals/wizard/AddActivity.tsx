import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { LIMITS } from "@vaardig/contract/limits";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LimitedText } from "../../../ui/LimitedText.tsx";
import type { GoalWizard } from "./useGoalWizard.ts";

/** Field for an activity; Enter adds it. */
export function AddActivity({ wizard }: { wizard: GoalWizard }) {
  const { t } = useTranslation("goals");
  const [title, setTitle] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    if (title.trim() === "") return;
    const none = { course_id: null, project_id: null, skill_id: null };
    wizard.addAction({ kind: "activity", title: title.trim(), ...none });
    setTitle("");
    // The button is disabled with nothing typed, and would drop the focus.
    field.current?.focus();
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "flex-end" }}>
      <Box sx={{ flex: "1 1 260px", minWidth: 0 }}>
        <LimitedText
          label={t("wizard.activity")}
          help={t("wizard.activity-help")}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          limit={LIMITS.name}
          input={{
            inputRef: field,
            onKeyDown: (event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              add();
            },
          }}
        />
      </Box>
      <Button variant="outlined" disabled={title.trim() === ""} onClick={add} sx={{ mb: 6 }}>
        {t("wizard.add-activity")}
      </Button>
    </Box>
  );
}
