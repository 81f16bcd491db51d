import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import { ComposeForm } from "./ComposeForm.tsx";
import type { Audience, ComposeValues } from "./composeValues.ts";
import { PreviewPanel } from "./PreviewPanel.tsx";
import { useCompose } from "./useCompose.ts";

interface Props {
  audience: Audience;
  /** Initial values of the email. */
  start: Partial<ComposeValues>;
}

/** Email editor with a preview. */
export function Compose({ audience, start }: Props) {
  const compose = useCompose(audience, start);
  return (
    <Box
      sx={{
        display: "grid",
        gap: 6,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
      }}
    >
      <Card>
        <CardContent>
          <ComposeForm compose={compose} />
        </CardContent>
      </Card>
      <Box sx={{ position: { lg: "sticky" }, top: { lg: 72 }, alignSelf: "start", minWidth: 0 }}>
        <PreviewPanel compose={compose} />
      </Box>
    </Box>
  );
}
