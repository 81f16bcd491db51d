import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import BackIcon from "lucide-react/icons/arrow-left";
import { use } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import { asLastSeen } from "../lib/lastPlaces.ts";
import { BarBack } from "./barSlot.ts";

interface Props {
  to: string;
  /** Names the list: "All jobs". */
  children: string;
  /** Only in a phone's bar, because the breadcrumb of a desktop leads there too. */
  isBarOnly?: boolean;
}

/** Link back to the list of a record, as it was left; an arrow in the bar of a phone, where a line would cost content. */
export function BackLink({ to, children, isBarOnly = false }: Props) {
  const place = use(BarBack);
  const path = asLastSeen(to);
  if (place)
    return createPortal(
      <IconButton component={Link} to={path} aria-label={children}>
        <BackIcon />
      </IconButton>,
      place,
    );
  if (isBarOnly) return null;
  return (
    <Button component={Link} to={path} startIcon={<BackIcon />} sx={{ mt: -2, mb: 2, ml: -3 }}>
      {children}
    </Button>
  );
}
