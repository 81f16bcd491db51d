import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { STAGES, type Stage } from "@vaardig/contract/applications/pipeline";
import MoreIcon from "lucide-react/icons/ellipsis-vertical";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { singleKeyShortcuts } from "../../../lib/shortcuts/singleKeyShortcuts.ts";
import { MenuKey } from "../../../ui/MenuKey.tsx";
import { canEmail, canMove } from "../acts/useActs.tsx";
import { CARD_KEYS } from "./useCardKeys.ts";

interface Props {
  card: ApplicationCard;
  onMove: (card: ApplicationCard, to: Stage) => void;
  onAct: (card: ApplicationCard, what: string) => void;
  onOpen?: (id: string) => void;
  /** True on the board, whose focused card has keys for these acts. */
  hasKeys?: boolean;
}

const KEY_OF: Partial<Record<(typeof CARD_ACTS)[number], string>> = {
  email: CARD_KEYS.email,
  reject: CARD_KEYS.reject,
};

/** Actions besides moving, in display order. */
export const CARD_ACTS = [
  "undo_rejection",
  "email",
  "offer",
  "hire",
  "reinstate",
  "reject",
  "archive",
  "restore",
] as const;

/** Menu of a card: every move that dragging offers, and all other actions. */
export function CardMenu({ card, onMove, onAct, onOpen, hasKeys = false }: Props) {
  const { t } = useTranslation("applications");
  const id = useId();
  const showsKeys = singleKeyShortcuts.useChoice() && hasKeys;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const stages = STAGES.filter((stage) => canMove(card, stage) && stage !== card.rejection);
  const acts = CARD_ACTS.filter((act) => (act === "email" ? canEmail(card) : card.can.includes(act)));
  if (!onOpen && stages.length + acts.length === 0) return null;
  const choose = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={t("card-menu", { name: card.person.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon size={20} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          root: { role: "region", "aria-label": t("card-menu", { name: card.person.name }) },
          list: { id },
        }}
      >
        {onOpen && <MenuItem onClick={choose(() => onOpen(card.id))}>{t("open")}</MenuItem>}
        {stages.length > 0 && (
          <ListSubheader
            role="presentation"
            sx={{
              px: 3,
              display: "flex",
              lineHeight: "32px",
              fontSize: "caption.fontSize",
              bgcolor: "transparent",
            }}
          >
            {t("move-to")}
            {showsKeys && <MenuKey letter={CARD_KEYS.menu.toUpperCase()} />}
          </ListSubheader>
        )}
        {stages.map((stage) => (
          <MenuItem key={stage} onClick={choose(() => onMove(card, stage))}>
            {t(`stages.${stage}`)}
          </MenuItem>
        ))}
        {stages.length > 0 && acts.length > 0 && <Divider role="presentation" component="li" aria-hidden />}
        {acts.map((act) => {
          const key = showsKeys ? KEY_OF[act] : undefined;
          return (
            <MenuItem
              key={act}
              {...(key && { "aria-keyshortcuts": key })}
              onClick={choose(() => onAct(card, act))}
            >
              {t(`acts.${act}`)}
              {key && <MenuKey letter={key.toUpperCase()} />}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
