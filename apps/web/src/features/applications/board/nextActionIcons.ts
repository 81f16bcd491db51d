import EventIcon from "lucide-react/icons/calendar";
import TaskIcon from "lucide-react/icons/circle-check-big";
import OfferIcon from "lucide-react/icons/handshake";

/** Icon of the next action, by kind. */
export const NEXT_ACTION_ICONS = {
  task: TaskIcon,
  interview: EventIcon,
  interview_offered: EventIcon,
  offer_open: OfferIcon,
  offer_accepted: OfferIcon,
  offer_missing: OfferIcon,
};
