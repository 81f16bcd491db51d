import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Popover from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import type { SavedView, SavedViewScreen } from "@vaardig/contract/saved-views/savedViews";
import ExpandIcon from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { useNotifyErrors } from "../../lib/useNotifyErrors.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { SaveViewDialog } from "./SaveViewDialog.tsx";
import {
  useAddSavedViewMutation,
  useDeleteSavedViewMutation,
  useListSavedViewsQuery,
} from "./savedViews.api.ts";
import { ViewRow } from "./ViewRow.tsx";

interface Props {
  screen: SavedViewScreen;
  /** Query string of the view, without the page. */
  search: string;
}

/** Menu of saved views: open, save the current one, delete. */
export function SavedViews({ screen, search }: Props) {
  const { t } = useTranslation("saved-views");
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const notifyErrors = useNotifyErrors();
  const { data } = useListSavedViewsQuery({ query: { screen } });
  const [add] = useAddSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [naming, setNaming] = useState<{ renamed?: SavedView } | null>(null);
  const isSearch = screen === "jobs";
  const label = t(isSearch ? "searches" : "label");
  const views = data?.data ?? [];
  const current = search === "" ? undefined : views.find((view) => view.search === search);

  const forget = async ({ id, name, search: kept, digest }: SavedView) => {
    if (!(await notifyErrors(() => remove({ query: { id } }).unwrap()))) return;
    const body = { screen, name, search: kept, ...(isSearch && { digest }) };
    const undo = () => void notifyErrors(() => add({ body }).unwrap());
    show(t("forgotten", { name }), "success", { undo });
  };
  return (
    <>
      <Chip
        variant="outlined"
        color={current ? "primary" : "default"}
        label={
          <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 1 }}>
            <Box component="span" sx={{ maxWidth: 240, overflow: "hidden", textOverflow: "ellipsis" }}>
              {current ? `${label} · ${current.name}` : label}
            </Box>
            <Box component={ExpandIcon} size={16} sx={{ flex: "none", mr: -1, opacity: 0.7 }} />
          </Box>
        }
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-label": label, sx: { width: 320, p: 2, mt: 1 } } }}
      >
        {views.length === 0 && (
          <Typography sx={{ p: 2, color: "text.secondary" }}>
            {t(isSearch ? "none-searches" : "none")}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, maxHeight: 320, overflowY: "auto" }}>
          {views.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              isCurrent={view.id === current?.id}
              onOpen={() => {
                setAnchor(null);
                void navigate(`${pathname}?${view.search}`);
              }}
              onRename={() => {
                setAnchor(null);
                setNaming({ renamed: view });
              }}
              onForget={() => void forget(view)}
            />
          ))}
        </Box>
        <Button
          variant="outlined"
          fullWidth
          disabled={search === ""}
          onClick={() => {
            setAnchor(null);
            setNaming({});
          }}
          sx={{ mt: 2 }}
        >
          {t(isSearch ? "save-search" : "save")}
        </Button>
      </Popover>
      {naming && (
        <SaveViewDialog
          {...{ screen, search, views }}
          renamed={naming.renamed}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}
