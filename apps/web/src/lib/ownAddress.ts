import { ROLE_HOME, ROLE_HOME_ALIAS, type Role } from "@vaardig/contract/roles";

const ANY_ORIGIN = "https://vaardig.invalid";

/** Returns a return address inside the role's area, under its prefix or the Dutch alias; otherwise null. */
export function ownAddress(role: Role, address: string | null): string | null {
  if (!address?.startsWith("/") || !URL.canParse(address, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(address, ANY_ORIGIN);
  const prefix = `/${pathname.split("/")[1]}`;
  const own = prefix === ROLE_HOME[role] || ROLE_HOME_ALIAS[prefix] === role;
  return own && origin === ANY_ORIGIN ? pathname + search + hash : null;
}
