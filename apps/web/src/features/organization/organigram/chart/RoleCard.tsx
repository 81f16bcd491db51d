import AvatarGroup from "@mui/material/AvatarGroup";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import type { Node, NodeProps } from "@xyflow/react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/language/useFormat.ts";
import { PersonAvatar } from "../../../../ui/PersonAvatar.tsx";
import { CARD_SIZE } from "../layout/layoutTree.ts";
import { useChart } from "./chartContext.ts";

export type RoleNode = Node<Record<string, never>, "role">;

/** At most two lines; most names need one. */
const NAME = {
  fontWeight: 600,
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
} as const;
const LINE = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** Card of a position: name, department and holders; a button below expands or collapses its reports. */
export const RoleCard = memo(function RoleCard({ id }: NodeProps<RoleNode>) {
  const { t } = useTranslation("organigram");
  const format = useFormat();
  const { tree, open, ownId, markedId, colorOf, onToggle, onSelect } = useChart();
  const node = tree.nodes.get(id);
  if (!node) return null;
  const { role, children, below } = node;
  const isOwn = id === ownId;
  const isOpen = open.has(id);
  const place = [role.department?.name, role.team?.name].filter(Boolean).join(" · ");
  const people = t("people", { count: role.people_count, formatted: format.number(role.people_count) });
  const [first] = role.people;
  const others = role.people_count - 1;
  const isShared = isOwn && others > 0;
  const holders =
    !first || isShared ? people : others > 0 ? `${first.name} +${format.number(others)}` : first.name;
  return (
    // React Flow disables pointer events on nodes that cannot be dragged or selected.
    <Box
      sx={{ position: "relative", width: CARD_SIZE.width, height: CARD_SIZE.height, pointerEvents: "all" }}
    >
      <ButtonBase
        onClick={() => onSelect(id)}
        onKeyDown={({ key }) => {
          if (children.length > 0 && key === (isOpen ? "ArrowLeft" : "ArrowRight")) onToggle(id);
        }}
        aria-haspopup="dialog"
        sx={{
          width: "100%",
          height: "100%",
          display: "flex",
          flexDirection: "column",
          alignItems: "stretch",
          textAlign: "start",
          px: 4,
          py: 2.5,
          borderRadius: 1,
          border: 1.5,
          borderColor: isOwn || id === markedId ? "primary.main" : "divider",
          bgcolor: isOwn ? "tint" : "background.paper",
          "&:hover": { borderColor: "controlLine" },
          ...(id === markedId && { outline: "3px solid", outlineColor: "primary.main", outlineOffset: 2 }),
        }}
      >
        <Box
          aria-hidden
          sx={{
            position: "absolute",
            left: 6,
            top: 12,
            bottom: 12,
            width: 3,
            borderRadius: 2,
            bgcolor: colorOf(role.department?.id),
          }}
        />
        <Typography sx={NAME}>{role.name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary", minHeight: 16, ...LINE }}>
          {place}
        </Typography>
        <Box sx={{ mt: "auto", display: "flex", alignItems: "center", gap: 2 }}>
          {role.people.length > 0 && (
            <AvatarGroup spacing={6} sx={{ "& .MuiAvatar-root": { borderWidth: 1, borderColor: "divider" } }}>
              {role.people.slice(0, isOwn ? 1 : undefined).map((person) => (
                <PersonAvatar key={person.id} name={person.name} src={person.photo_url} size={22} />
              ))}
            </AvatarGroup>
          )}
          <Typography variant="caption" sx={{ minWidth: 0, color: "text.secondary", ...LINE }}>
            {holders}
          </Typography>
          {isOwn && (
            <Typography
              variant="caption"
              sx={{ ml: "auto", flex: "none", color: "primary.main", fontWeight: 600 }}
            >
              {t("own")}
            </Typography>
          )}
        </Box>
      </ButtonBase>
      {children.length > 0 && (
        <ButtonBase
          onClick={() => onToggle(id)}
          // By keyboard, the card itself expands and collapses with the arrow keys, as in the list.
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? "close-below" : "open-below", { name: role.name, count: below })}
          sx={{
            position: "absolute",
            left: "50%",
            bottom: -14,
            transform: "translateX(-50%)",
            height: 28,
            minWidth: 40,
            px: 2,
            borderRadius: 3.5,
            border: 1,
            borderColor: "controlLine",
            bgcolor: "background.paper",
            color: "text.primary",
            fontSize: "0.75rem",
            fontWeight: 500,
            "&:hover": { bgcolor: "tint" },
          }}
        >
          <span className="tabular" aria-hidden>
            {isOpen ? "–" : `+ ${format.number(below)}`}
          </span>
        </ButtonBase>
      )}
    </Box>
  );
});
