import Avatar from "@mui/material/Avatar";

interface Props {
  name: string;
  src?: string | null | undefined;
  /** Diameter in pixels. */
  size?: number;
}

/** Returns the first letters of the first and last word of a name: "Anna de Vries" → "AV". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase() ?? "").join("");
}

/** A person's photo or initials; decorative, because the name is beside it. */
export function PersonAvatar({ name, src, size = 40 }: Props) {
  return (
    <Avatar
      alt=""
      aria-hidden
      {...(src ? { src } : {})}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.36,
        fontWeight: 600,
        bgcolor: "tint",
        color: "primary.main",
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
