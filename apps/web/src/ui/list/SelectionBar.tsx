import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import DownIcon from "lucide-react/icons/chevron-down";
import { useTranslation } from "react-i18next";
import { ActsMenu } from "../ActsMenu.tsx";
import { BottomBarSpacer } from "../BottomBarSpacer.tsx";
import { useBarFocus } from "./useBarFocus.ts";

export interface SelectionAct<Key extends string = string> {
  key: Key;
  label: string;
  /** True for a destructive action. */
  ending?: boolean;
  /** Options of the action; each calls `onAct` with its own key, and has the text `long` in a longer menu. */
  options?: readonly { key: Key; label: string; long: string }[];
}

interface Props<Key extends string> {
  count: number;
  /** Number of all matches; without it, selecting all is not offered. */
  total?: number;
  acts: readonly SelectionAct<Key>[];
  onAct: (key: Key) => void;
  onAll?: () => void;
  onClear: () => void;
  /** Puts the actions into a menu, where buttons would cover the list. */
  isNarrow: boolean;
  /** Accessible name: "Selected people". */
  label: string;
  /** Label of `onAll`, when that selects fewer than all matches. */
  all?: string;
}

/** Bottom bar during a selection: its size and actions. */
export function SelectionBar<Key extends string>(props: Props<Key>) {
  const { count, total = count, acts, onAct, onAll, onClear, isNarrow, label, all } = props;
  const { t } = useTranslation("list");
  const bar = useBarFocus(count > 0);
  if (count === 0) return null;
  return (
    <>
      <BottomBarSpacer />
      <Paper
        component="section"
        ref={bar}
        aria-label={label}
        sx={{
          position: "sticky",
          bottom: 16,
          zIndex: 2,
          mt: 4,
          px: 4,
          py: { xs: 2, sm: 3 },
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: { xs: 1, sm: 2 },
          rowGap: 1,
          border: 1,
          borderColor: "divider",
          boxShadow: 8,
        }}
      >
        <Typography role="status" sx={{ fontWeight: 600, mr: "auto" }} className="tabular">
          {t("select.count", { count })}
        </Typography>
        {isNarrow && (
          <ActsMenu
            acts={acts
              .flatMap(({ key, label: words, options }) =>
                options ? options.map((one) => ({ key: one.key, label: one.long })) : { key, label: words },
              )
              .map((one) => ({ ...one, onAct: () => onAct(one.key) }))}
            button={(opens) => (
              <Button size="small" variant="outlined" data-act {...opens}>
                {t("actions")}
              </Button>
            )}
          />
        )}
        {count < total && (
          <Button size="small" onClick={onAll}>
            {all ?? t("select.all", { count: total })}
          </Button>
        )}
        <Button size="small" onClick={onClear}>
          {t(isNarrow ? "select.clear-short" : "select.clear")}
        </Button>
        {!isNarrow &&
          acts.map(({ key, label: words, ending, options }) => {
            const look = { size: "small", variant: "outlined", color: ending ? "error" : "primary" } as const;
            return options ? (
              <ActsMenu
                key={key}
                acts={options.map((one) => ({ ...one, onAct: () => onAct(one.key) }))}
                button={(opens) => (
                  <Button {...look} data-act {...opens} endIcon={<DownIcon size={16} />}>
                    {words}
                  </Button>
                )}
              />
            ) : (
              <Button key={key} {...look} data-act onClick={() => onAct(key)}>
                {words}
              </Button>
            );
          })}
      </Paper>
    </>
  );
}
