import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { EventCategory, SystemEvent } from "@vaardig/contract/events/events";
import SkillIcon from "lucide-react/icons/award";
import WorkIcon from "lucide-react/icons/briefcase";
import ViewIcon from "lucide-react/icons/eye";
import AccountIcon from "lucide-react/icons/key-round";
import NoteIcon from "lucide-react/icons/notebook-pen";
import ProfileIcon from "lucide-react/icons/user-round";
import type { ElementType } from "react";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { byDay } from "./byDay.ts";

const ICON: Record<EventCategory, ElementType> = {
  skills: SkillIcon,
  profile: ProfileIcon,
  work: WorkIcon,
  notes: NoteIcon,
  account: AccountIcon,
  views: ViewIcon,
};

/** Events grouped by day. */
export function EventList({ events }: { events: readonly SystemEvent[] }) {
  const format = useFormat();
  return (
    <Box sx={{ display: "grid", gap: 5 }}>
      {byDay(events).map(({ day, events: ofDay }) => (
        <section key={day}>
          <Typography variant="caption" component="h3" sx={{ fontWeight: 600, color: "text.secondary" }}>
            {format.date(day)}
          </Typography>
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {ofDay.map((event) => {
              const Icon = ICON[event.category];
              return (
                <Box component="li" key={event.id} sx={{ display: "flex", gap: 3, py: 2 }}>
                  <Box
                    sx={{
                      flex: "none",
                      display: "grid",
                      placeItems: "center",
                      width: 32,
                      height: 32,
                      borderRadius: "50%",
                      bgcolor: "tint",
                      color: "primary.main",
                    }}
                  >
                    <Icon sx={{ fontSize: 18 }} />
                  </Box>
                  <Box sx={{ minWidth: 0, pt: 1 }}>
                    <Typography sx={{ overflowWrap: "anywhere" }}>{event.text}</Typography>
                    <Typography variant="caption" sx={{ color: "text.secondary" }}>
                      <time dateTime={event.at} title={format.dateTime(event.at)}>
                        {format.relative(event.at)}
                      </time>
                    </Typography>
                  </Box>
                </Box>
              );
            })}
          </Box>
        </section>
      ))}
    </Box>
  );
}
