import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { HTMLAttributes } from "react";
import { useTranslation } from "react-i18next";
import type { Option } from "./option.ts";

interface Props {
  item: HTMLAttributes<HTMLLIElement>;
  option: Option;
  /** True when own and library profiles are in one list. */
  isMixed: boolean;
}

/** A job profile option with its origin, or the offer to add one. */
export function JobProfileOption({ item, option, isMixed }: Props) {
  const { t } = useTranslation();
  const { name, sector, is_shared: isShared, isNew } = option;
  const about = [isMixed && t(isShared ? "job-profile.library" : "job-profile.own"), sector]
    .filter(Boolean)
    .join(" · ");
  return (
    <Box component="li" {...item}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={isNew ? { color: "primary.main", fontWeight: 500 } : {}}>
          {isNew ? t("job-profile.add", { name }) : name}
        </Typography>
        {!isNew && (
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {about}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
