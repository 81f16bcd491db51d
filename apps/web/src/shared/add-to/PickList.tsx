import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { ListSkeleton } from "../../ui/Skeletons.tsx";

export interface PickOption {
  id: string;
  name: string;
  about: string;
}

interface Props {
  label: string;
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  choices: readonly PickOption[] | undefined;
  total: number;
  picked: readonly string[];
  onToggle: (id: string) => void;
  none: string;
  /** Error message of the selection; undefined without one. */
  issue: string | undefined;
  error: unknown;
  onRetry: () => void;
}

/** Searchable list with multiple selection. */
export function PickList(props: Props) {
  const { label, choices, total, picked, onToggle, none, issue, error } = props;
  const { t } = useTranslation("add-to");
  const id = useId();
  const hidden = total - (choices?.length ?? 0);
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={issue ? `${id}-issue` : undefined}>
      <Typography id={id} sx={{ fontWeight: 500, mb: 2 }}>
        {label}
      </Typography>
      <Box sx={{ "& .MuiOutlinedInput-root": { width: "100%" } }}>
        <SearchField value={props.search} onChange={props.onSearch} label={props.searchLabel} />
      </Box>
      <Box sx={{ mt: 2, maxHeight: 280, overflowY: "auto", mx: -2, px: 2 }}>
        {error ? (
          <ErrorState error={error} onRetry={props.onRetry} />
        ) : !choices ? (
          <ListSkeleton rows={3} />
        ) : choices.length === 0 ? (
          <Typography sx={{ py: 4, color: "text.secondary" }}>{none}</Typography>
        ) : (
          choices.map((choice) => (
            <FormControlLabel
              key={choice.id}
              sx={{ display: "flex", mr: 0, py: 1 }}
              control={<Checkbox checked={picked.includes(choice.id)} onChange={() => onToggle(choice.id)} />}
              label={
                <>
                  <Typography component="span" sx={{ display: "block", overflowWrap: "anywhere" }}>
                    {choice.name}
                  </Typography>
                  <Typography variant="caption" sx={{ display: "block", color: "text.secondary" }}>
                    {choice.about}
                  </Typography>
                </>
              }
            />
          ))
        )}
        {choices && hidden > 0 && (
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {t("more", { count: hidden })}
          </Typography>
        )}
      </Box>
      {issue && (
        <FormHelperText error id={`${id}-issue`} role="alert">
          {issue}
        </FormHelperText>
      )}
    </Box>
  );
}
