import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { INTERNAL_ROLES, type Role } from "@vaardig/contract/roles";
import { Link } from "react-router";
import { useGetCompanyQuery } from "../../features/company/company.api.ts";
import { useAuth } from "../../lib/libState.ts";
import { Brand } from "../../ui/Brand.tsx";
import { CompanyLogo } from "../../ui/CompanyLogo.tsx";

const readsCompany = (role: Role | undefined) => INTERNAL_ROLES.some((one) => one === role);

/** The company on top of the sidebar, which leads home; staff see the product's own mark. */
export function CompanyMark({ compact = false }: { compact?: boolean }) {
  const { user, ROLE_ROUTE } = useAuth();
  const company = useGetCompanyQuery(undefined, { skip: !readsCompany(user?.system_role) }).data?.data[0];
  if (!user || !ROLE_ROUTE) return null;
  const name = user.system_role === "staff" ? "Vaardig" : user.company_name;
  return (
    <Box
      component={Link}
      to={ROLE_ROUTE}
      aria-label={compact ? name : undefined}
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 3,
        minWidth: 0,
        borderRadius: 1,
        color: "text.primary",
        textDecoration: "none",
      }}
    >
      {user.system_role === "staff" ? (
        <Brand name={name} compact={compact} />
      ) : (
        <>
          <CompanyLogo name={name} src={company?.logo_url} />
          {!compact && (
            <Typography component="span" noWrap sx={{ fontWeight: 600, fontSize: "1rem", lineHeight: 1.5 }}>
              {name}
            </Typography>
          )}
        </>
      )}
    </Box>
  );
}
