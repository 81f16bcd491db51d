import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import MoveIcon from "lucide-react/icons/arrow-right";
import EmailIcon from "lucide-react/icons/mail";
import RejectIcon from "lucide-react/icons/user-x";
import { useTranslation } from "react-i18next";
import { canEmail } from "../acts/useActs.tsx";
import type { CardHandlers } from "./cardHandlers.ts";

interface Props extends Pick<CardHandlers, "onMove" | "onAct"> {
  card: ApplicationCard;
}

/** The usual acts on a card at one click, for a pointer; the menu has all of them. */
export function CardTools({ card, onMove, onAct }: Props) {
  const { t } = useTranslation("applications");
  const { name } = card.person;
  const [next] = card.forward;
  const tools = [
    next && {
      key: "move",
      label: t("move-on", { stage: t(`stages.${next}`) }),
      Icon: MoveIcon,
      act: () => onMove(card, next),
    },
    canEmail(card) && {
      key: "email",
      label: t("acts.email"),
      Icon: EmailIcon,
      act: () => onAct(card, "email"),
    },
    card.can.includes("reject") && {
      key: "reject",
      label: t("acts.reject"),
      Icon: RejectIcon,
      act: () => onAct(card, "reject"),
    },
  ].flatMap((tool) => tool || []);
  return (
    <Box
      className="card-tools"
      sx={{
        position: "absolute",
        inset: 0,
        display: "flex",
        alignItems: "center",
        ml: -2,
        bgcolor: "background.paper",
        opacity: 0,
        "@media (hover: none)": { display: "none" },
      }}
    >
      {tools.map(({ key, label, Icon, act }) => (
        <Tooltip key={key} title={label}>
          {/* The menu does the same for the keyboard, which would otherwise stop three times more at each card. */}
          <IconButton size="small" tabIndex={-1} aria-label={`${label}: ${name}`} onClick={act}>
            <Icon size={18} />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
