import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Checkbox from "@mui/material/Checkbox";
import Typography from "@mui/material/Typography";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { localDay } from "../../../lib/language/localDay.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { CardMenu } from "./CardMenu.tsx";
import { CardTools } from "./CardTools.tsx";
import type { CardHandlers } from "./cardHandlers.ts";
import { isOverdue } from "./isOverdue.ts";
import { NEXT_ACTION_ICONS } from "./nextActionIcons.ts";
import { useNextActionText } from "./useNextActionText.ts";

interface Props extends CardHandlers {
  card: ApplicationCard;
  /** Index in the stage, size of the stage, and position in pixels. */
  index: number;
  of: number;
  top: number;
  /** Receives the element, to measure its height. */
  measure: (element: HTMLLIElement | null) => void;
  isBusy: boolean;
  isLifted: boolean;
  isSelected: boolean;
  isMovable: boolean;
}

/** Card of one applicant: person, match, next action, and time in the stage. */
export const BoardCard = memo(function BoardCard(props: Props) {
  const { card, isBusy, isLifted, isSelected, isMovable, onOpen, onSelect, onKey, onDrag } = props;
  const { t } = useTranslation("applications");
  const format = useFormat();
  const nextWords = useNextActionText();
  const { person, next_action: next } = card;
  const kind = t(person.internal ? "internal" : "external");
  const Icon = next && NEXT_ACTION_ICONS[next.kind];
  // Most applicants are external, so only internal ones are labelled.
  const about =
    person.internal || !person.title ? [person.title, kind].filter(Boolean).join(" · ") : person.title;
  const canDrag = isMovable && (card.forward.length > 0 || card.back.length > 0);
  return (
    <Box
      component="li"
      ref={props.measure}
      data-card={card.id}
      data-index={props.index}
      aria-posinset={props.index + 1}
      aria-setsize={props.of}
      draggable={canDrag && !isBusy}
      onDragStart={(event) => onDrag(card, event)}
      onDragEnd={(event) => onDrag(null, event)}
      style={{ top: props.top }}
      sx={{
        position: "absolute",
        left: 0,
        right: 0,
        listStyle: "none",
        bgcolor: "background.paper",
        border: 1,
        borderColor: isLifted || isSelected ? "primary.main" : "divider",
        borderRadius: 1,
        boxShadow: isLifted ? 6 : 0,
        opacity: isBusy ? 0.6 : 1,
        cursor: canDrag ? "grab" : "default",
        "&:hover .card-tools": { opacity: 1 },
        // The card is the target, so it shows the focus ring.
        "&:has(> [role=button]:focus-visible)": { outline: "2px solid", outlineColor: "primary.main" },
      }}
    >
      {/* Not a native button, because Firefox does not drag those. */}
      <ButtonBase
        component="div"
        onClick={() => onOpen(card.id)}
        onKeyDown={(event) => onKey(card, event)}
        onKeyUp={(event) => {
          // Space picks up and drops; on release it would also open the card.
          if (event.key === " " && canDrag) event.preventDefault();
        }}
        aria-describedby={canDrag ? "board-keys" : undefined}
        aria-pressed={isLifted || undefined}
        sx={{ display: "block", width: "100%", textAlign: "left", p: 3, pb: 1, "&&": { outline: 0 } }}
      >
        <Box sx={{ display: "flex", gap: 2 }}>
          <PersonAvatar name={person.name} src={person.photo_url} size={32} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{person.name}</Typography>
            <Typography
              variant="caption"
              component="p"
              className="long-words"
              sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
            >
              {about}
            </Typography>
          </Box>
        </Box>
        <Box sx={{ mt: 2 }}>
          <MatchBar {...card.match} />
        </Box>
        {next && Icon && (
          <Typography
            variant="caption"
            component="p"
            sx={{
              mt: 2,
              display: "flex",
              gap: 1,
              alignItems: "center",
              color: isOverdue(next, localDay()) ? "warning.main" : "text.primary",
            }}
          >
            <Box component={Icon} size={16} sx={{ opacity: 0.75 }} />
            <span>{nextWords(next)}</span>
          </Typography>
        )}
      </ButtonBase>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, pl: 3, pr: 1, pb: 1 }}>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: "flex",
            alignItems: "center",
            flexWrap: "wrap",
            gap: 1,
            position: "relative",
            minHeight: 32,
          }}
        >
          {card.archived && <StatusChip label={t("archived-chip")} />}
          {card.outcome !== "active" && card.outcome !== "rejected" && (
            <StatusChip
              label={t(`outcomes.${card.outcome}`)}
              tone={card.outcome === "hired" ? "positive" : "neutral"}
            />
          )}
          <Typography
            variant="caption"
            title={format.dateTime(card.stage_since)}
            sx={{ color: "text.secondary" }}
          >
            {format.relative(card.stage_since)}
          </Typography>
          {isMovable && !isBusy && <CardTools card={card} onMove={props.onMove} onAct={props.onAct} />}
        </Box>
        {isMovable && (
          <Checkbox
            size="small"
            checked={isSelected}
            onChange={() => onSelect(card.id)}
            slotProps={{ input: { "aria-label": t("select-card", { name: person.name }) } }}
            sx={{ p: 1 }}
          />
        )}
        <CardMenu card={card} onMove={props.onMove} onAct={props.onAct} onOpen={onOpen} hasKeys />
      </Box>
    </Box>
  );
});
