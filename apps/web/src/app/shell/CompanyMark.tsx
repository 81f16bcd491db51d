import Box from "@mui/material/Box";
import { Link } from "react-router";
import { useAuth } from "../../lib/libState.ts";
import { CompanyName } from "../../shared/company/CompanyName.tsx";

/** Company logo and home link at the top of the sidebar; staff see the product's logo. */
export function CompanyMark({ compact = false }: { compact?: boolean }) {
  const { user, ROLE_ROUTE } = useAuth();
  if (!user || !ROLE_ROUTE) return null;
  const name = user.system_role === "staff" ? "Vaardig" : user.company_name;
  return (
    <Box
      component={Link}
      to={ROLE_ROUTE}
      aria-label={compact ? name : undefined}
      sx={{ display: "block", minWidth: 0, borderRadius: 1, color: "text.primary", textDecoration: "none" }}
    >
      <CompanyName compact={compact} />
    </Box>
  );
}
