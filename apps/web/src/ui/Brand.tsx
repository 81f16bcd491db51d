import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

interface Props {
  /** Text beside the logo: the company's name, or the product's. */
  name: string;
  /** Shows only the logo. */
  compact?: boolean;
}

/** The logo with its text. */
export function Brand({ name, compact = false }: Props) {
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 3, minWidth: 0 }}>
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden
        focusable="false"
        sx={{ width: 32, height: 32, flex: "none" }}
      >
        <Box
          component="rect"
          width="32"
          height="32"
          rx="8"
          sx={{ fill: (theme) => (theme.vars ?? theme).palette.primary.main }}
        />
        <Box
          component="path"
          d="M8 10.5l6.2 11.4a2 2 0 0 0 3.5 0L24 10.5"
          sx={{
            fill: "none",
            stroke: (theme) => (theme.vars ?? theme).palette.primary.contrastText,
            strokeWidth: 3.2,
            strokeLinecap: "round",
            strokeLinejoin: "round",
          }}
        />
      </Box>
      {!compact && (
        <Typography component="span" noWrap sx={{ fontWeight: 600, fontSize: "1rem", lineHeight: 1.5 }}>
          {name}
        </Typography>
      )}
    </Box>
  );
}
