import Box from "@mui/material/Box";
import { initialsOf } from "./PersonAvatar.tsx";

interface Props {
  name: string;
  /** URL of the logo; without it the company's initials are shown. */
  src: string | null | undefined;
  /** Edge length in pixels. */
  size?: number;
}

/** Square logo of a company, shown beside its name. */
export function CompanyLogo({ name, src, size = 36 }: Props) {
  const box = { width: size, height: size, flex: "none", borderRadius: 1 };
  if (src)
    return (
      // White background in both colour schemes, for which logos are designed.
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
