import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Option } from "./option.ts";

interface Props {
  id: string;
  option: Option;
  isActive: boolean;
  onTake: () => void;
  onPoint: () => void;
}

/** An option: icon, name, and details that distinguish namesakes. */
export function FoundOption({ id, option, isActive, onTake, onPoint }: Props) {
  const { label, about, picture, keys } = option;
  return (
    // Keys are handled by the text field, which keeps the focus.
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isActive ? undefined : onPoint}
      onClick={onTake}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 3,
        px: 2,
        py: 1,
        minHeight: { xs: 48, sm: 40 },
        borderRadius: 1,
        cursor: "pointer",
        bgcolor: isActive ? "tint" : "transparent",
        "& > svg": { flex: "none", color: isActive ? "primary.main" : "text.secondary", mx: 1 },
      }}
    >
      {picture}
      <Typography component="span" noWrap sx={{ flex: "0 1 auto", minWidth: 80, fontWeight: 500 }}>
        {label}
      </Typography>
      {about && (
        <Typography
          component="span"
          variant="caption"
          noWrap
          sx={{ flex: "1 1 0", minWidth: 0, color: "text.secondary" }}
        >
          {about}
        </Typography>
      )}
      {keys && (
        <Typography component="kbd" variant="caption" sx={{ ml: "auto", color: "text.secondary" }}>
          {keys}
        </Typography>
      )}
    </Box>
  );
}
