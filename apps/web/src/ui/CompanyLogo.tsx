import Box from "@mui/material/Box";
import { initialsOf } from "./PersonAvatar.tsx";

interface Props {
  name: string;
  /** The logo; the company's initials without it. */
  src: string | null | undefined;
  /** Side in pixels. */
  size?: number;
}

/** A company as a small square, beside its name. */
export function CompanyLogo({ name, src, size = 36 }: Props) {
  const box = { width: size, height: size, flex: "none", borderRadius: 1 };
  if (src)
    return (
      // White under it in either scheme: that is what logos are drawn for.
      <Box
        component="img"
        src={src}
        alt=""
        sx={{
          ...box,
          p: 0.5,
          objectFit: "contain",
          bgcolor: "common.white",
          border: 1,
          borderColor: "divider",
        }}
      />
    );
  return (
    <Box
      data-initials={initialsOf(name)}
      aria-hidden
      sx={{
        ...box,
        display: "grid",
        placeItems: "center",
        bgcolor: "primary.main",
        color: "primary.contrastText",
        fontWeight: 600,
        fontSize: size > 48 ? "1.5rem" : undefined,
        "&::before": { content: "attr(data-initials)" },
      }}
    />
  );
}
