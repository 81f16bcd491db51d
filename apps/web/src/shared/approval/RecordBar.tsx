import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import BackIcon from "lucide-react/icons/arrow-left";
import { use } from "react";
import { Link } from "react-router";
import { asLastSeen } from "../../lib/lastPlaces.ts";
import { usePath } from "../../lib/usePath.ts";
import { BackLink } from "../../ui/BackLink.tsx";
import { BarBack } from "../../ui/barSlot.ts";
import { ApprovalActions } from "./ApprovalActions.tsx";
import type { RecordHeaderProps } from "./RecordHeader.tsx";
import { RecordState } from "./RecordState.tsx";
import { useActs } from "./useActs.ts";

interface Props extends RecordHeaderProps {
  /** Text of the link back to the list. */
  back: string;
}

/** Collapsed header of a job or project, for screens that need the space; `children` are its tabs. */
export function RecordBar(props: Props) {
  const { record, hasChange, commands, refetch, listed = "", editPath, back, children } = props;
  const pathTo = usePath();
  const inBar = use(BarBack) !== null;
  const listPath = `${pathTo("recruiting-jobs") ?? "/"}${listed}`;
  const { onAct, isBusy } = useActs({ record, commands, refetch, listPath });
  return (
    <Box
      component="header"
      sx={{
        display: "flex",
        flexWrap: { xs: "wrap", lg: "nowrap" },
        alignItems: "center",
        columnGap: 4,
        rowGap: 1,
        mt: { xs: -2, md: -6 },
        mb: 3,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Box
        sx={{
          display: "flex",
          gap: 2,
          alignItems: "center",
          flex: "1 1 0",
          minWidth: { xs: 120, sm: 240 },
          minHeight: 36,
        }}
      >
        {inBar ? (
          <BackLink to={listPath}>{back}</BackLink>
        ) : (
          <IconButton component={Link} to={asLastSeen(listPath)} aria-label={back} edge="start" size="small">
            <BackIcon size={20} />
          </IconButton>
        )}
        <Typography variant="h1" noWrap title={record.name} sx={{ typography: "h2", minWidth: 0 }}>
          {record.name}
        </Typography>
        <Box sx={{ flex: "none", display: { xs: "none", sm: "block" } }}>
          <RecordState record={record} hasChange={hasChange} />
        </Box>
      </Box>
      <Box
        sx={{
          order: { xs: 1, lg: 0 },
          flex: { xs: "1 1 100%", lg: "none" },
          minWidth: 0,
          "& .MuiTabs-root": { mb: 0, border: 0 },
        }}
      >
        {children}
      </Box>
      <Box sx={{ flex: { lg: "1 1 0" }, display: "flex", justifyContent: "flex-end" }}>
        <ApprovalActions
          name={record.name}
          can={record.can}
          hasChange={hasChange}
          editPath={editPath}
          isBusy={isBusy}
          isSmall
          onAct={onAct}
        />
      </Box>
    </Box>
  );
}
