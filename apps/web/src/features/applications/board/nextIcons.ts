import EventIcon from "lucide-react/icons/calendar";
import TaskIcon from "lucide-react/icons/circle-check-big";
import OfferIcon from "lucide-react/icons/handshake";

/** What stands before the words of what comes next, by its kind. */
export const NEXT_ICONS = {
  task: TaskIcon,
  interview: EventIcon,
  interview_offered: EventIcon,
  offer_open: OfferIcon,
  offer_accepted: OfferIcon,
  offer_missing: OfferIcon,
};
