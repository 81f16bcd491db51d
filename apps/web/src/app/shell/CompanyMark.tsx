import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { useAuth } from "../../lib/libState.ts";
import { Brand } from "../../ui/Brand.tsx";
import { initialsOf } from "../../ui/PersonAvatar.tsx";

/** The company on top of the sidebar, which leads home; staff see the product's own mark. */
export function CompanyMark({ compact = false }: { compact?: boolean }) {
  const { user, ROLE_ROUTE } = useAuth();
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
          <Box
            data-initials={initialsOf(name)}
            aria-hidden
            sx={{
              width: 36,
              height: 36,
              flex: "none",
              display: "grid",
              placeItems: "center",
              borderRadius: 1,
              bgcolor: "primary.main",
              color: "primary.contrastText",
              fontWeight: 600,
              "&::before": { content: "attr(data-initials)" },
            }}
          />
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
