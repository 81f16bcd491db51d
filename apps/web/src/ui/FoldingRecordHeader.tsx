import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import IconButton from "@mui/material/IconButton";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import DownIcon from "lucide-react/icons/chevron-down";
import UpIcon from "lucide-react/icons/chevron-up";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  name: string;
  /** Photo or logo in a size of pixels. */
  picture?: (size: number) => ReactNode;
  /** One line that identifies the record, under the name of a folded header. */
  about: string;
  /** Chips beside the name. */
  chips?: ReactNode;
  /** Facts below the name. */
  children: ReactNode;
  /** Buttons, which a folded header leaves out. */
  acts: ReactNode;
  /** Menu of actions; a folded header asks for those of its buttons too. */
  menu: (isFolded: boolean) => ReactNode;
}

const FOLDED = {
  display: "flex",
  gap: 3,
  alignItems: "center",
  px: 3,
  py: 2,
  "&:last-child": { pb: 2 },
} as const;
const OPEN = { display: "flex", flexWrap: "wrap", gap: 4, alignItems: "flex-start" } as const;
const ONE_LINE = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** Header of a record. A phone folds it to one line, so that the page begins with its content. */
export function FoldingRecordHeader({ name, picture, about, chips, children, acts, menu }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const isFolded = isPhone && !isOpen;
  const Icon = isOpen ? UpIcon : DownIcon;
  const toggle = isPhone && (
    <IconButton
      aria-label={t(isOpen ? "less-about" : "more-about", { name })}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(!isOpen)}
    >
      <Icon size={20} />
    </IconButton>
  );
  return (
    <Card component="header" id={id} sx={{ mb: isFolded ? 2 : 4 }}>
      <CardContent sx={isFolded ? FOLDED : OPEN}>
        {picture?.(isPhone ? 40 : 72)}
        <Box sx={{ flex: isPhone ? 1 : "1 1 240px", minWidth: 0 }}>
          <Box
            sx={
              isFolded
                ? undefined
                : { display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1, alignItems: "center" }
            }
          >
            <Typography
              variant="h1"
              sx={isFolded ? { typography: "h3", ...ONE_LINE } : { overflowWrap: "anywhere" }}
            >
              {name}
            </Typography>
            {!isFolded && chips}
          </Box>
          {isFolded ? (
            <Typography variant="caption" component="p" sx={{ color: "text.secondary", ...ONE_LINE }}>
              {about}
            </Typography>
          ) : (
            children
          )}
        </Box>
        {isPhone && (
          <Box sx={{ flex: "none", display: "flex", mr: -2 }}>
            {toggle}
            {isFolded && menu(true)}
          </Box>
        )}
        {!isFolded && (
          <Box data-acts sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
            {acts}
            {menu(false)}
          </Box>
        )}
      </CardContent>
    </Card>
  );
}
