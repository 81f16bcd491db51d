import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { INTERNAL_ROLES, type Role } from "@vaardig/contract/roles";
import { useAuth } from "../../lib/libState.ts";
import { Brand } from "../../ui/Brand.tsx";
import { CompanyLogo } from "../../ui/CompanyLogo.tsx";
import { useGetCompanyQuery } from "./company.api.ts";

const readsCompany = (role: Role | undefined) => INTERNAL_ROLES.some((one) => one === role);

/** Logo and name of the reader's company, or only the logo; staff see the product's logo. */
export function CompanyName({ compact = false }: { compact?: boolean }) {
  const { user } = useAuth();
  const company = useGetCompanyQuery(undefined, { skip: !readsCompany(user?.system_role) }).data?.data[0];
  if (!user) return null;
  if (user.system_role === "staff") return <Brand name="Vaardig" compact={compact} />;
  const name = user.company_name;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 3, minWidth: 0 }}>
      <CompanyLogo name={name} src={company?.logo_url} />
      {!compact && (
        <Typography component="span" noWrap sx={{ fontWeight: 600, fontSize: "1rem", lineHeight: 1.5 }}>
          {name}
        </Typography>
      )}
    </Box>
  );
}
