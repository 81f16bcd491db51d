import MoreIcon from "@mui/icons-material/MoreVertRounded";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { CandidateRow } from "@vaardig/contract/candidateList";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ENDING, PERSON_ACTS, type PersonAct } from "../act/personActs.ts";

interface Props {
  person: Pick<CandidateRow, "id" | "name" | "can" | "consent">;
  onAct: (act: PersonAct) => void;
}

/** What can be done with a candidate, in a menu. */
export function RowActions({ person, onAct }: Props) {
  const { t } = useTranslation("candidates");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const acts = PERSON_ACTS.filter((act) => person.can.includes(act));
  if (acts.length === 0) return null;
  const words = (act: PersonAct) =>
    t(act === "record_consent" && person.consent === "given" ? "actions.renew_consent" : `actions.${act}`);
  return (
    <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
      <IconButton
        size="small"
        aria-label={t("actions.of", { name: person.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {acts.flatMap((act, at) => [
          ENDING.includes(act) && at > 0 && !ENDING.includes(acts[at - 1] ?? act) ? (
            <Divider key="ending" component="li" sx={{ my: 1 }} />
          ) : null,
          <MenuItem
            key={act}
            onClick={() => {
              setAnchor(null);
              onAct(act);
            }}
            sx={act === "erase" ? { color: "error.main" } : undefined}
          >
            {words(act)}
          </MenuItem>,
        ])}
      </Menu>
    </Box>
  );
}
