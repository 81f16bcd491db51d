import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { FoundOption } from "./FoundOption.tsx";
import type { Group, Option } from "./option.ts";

interface Props {
  id: string;
  groups: readonly { name: Group; options: Option[] }[];
  activeId: string | undefined;
  /** True when the search is complete without results. */
  isNothing: boolean;
  onTake: (option: Option) => void;
  onPoint: (id: string) => void;
}

/** Returns the id of an option's element. */
export const optionId = (listId: string, group: Group, { kind, id }: Option): string =>
  `${listId}-${group}-${kind}-${id}`;

/** Options in groups. The focus stays in the text field, so options do not take it when clicked. */
export function FoundList({ id, groups, activeId, isNothing, onTake, onPoint }: Props) {
  const { t } = useTranslation("find");
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto", p: 2, scrollbarWidth: "thin" }}>
      <Box id={id} role="listbox" aria-label={t("results")}>
        {groups.map(({ name, options }) => (
          <Box key={name} role="group" aria-labelledby={`${id}-${name}`} sx={{ "& + &": { mt: 2 } }}>
            <Typography
              id={`${id}-${name}`}
              variant="caption"
              component="div"
              sx={{ px: 2, py: 1, fontWeight: 500, color: "text.secondary" }}
            >
              {t(`groups.${name}`)}
            </Typography>
            {options.map((option) => {
              const own = optionId(id, name, option);
              return (
                <FoundOption
                  key={own}
                  id={own}
                  option={option}
                  isActive={own === activeId}
                  onTake={() => onTake(option)}
                  onPoint={() => onPoint(own)}
                />
              );
            })}
          </Box>
        ))}
      </Box>
      {isNothing && (
        <Box sx={{ px: 4, py: 8, textAlign: "center" }}>
          <Typography sx={{ fontWeight: 600 }}>{t("nothing")}</Typography>
          <Typography sx={{ color: "text.secondary" }}>{t("nothing-help")}</Typography>
        </Box>
      )}
    </Box>
  );
}
