import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../lib/usePath.ts";

/** A company's name as a link to its page for staff. */
export function CompanyLink({ company }: { company: { id: string; name: string } }) {
  const to = usePath()("company-details", { companyId: company.id });
  if (!to) return company.name;
  return (
    <Link component={RouterLink} to={to} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
      {company.name}
    </Link>
  );
}
