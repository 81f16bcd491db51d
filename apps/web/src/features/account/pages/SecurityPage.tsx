import { AccountLoader } from "../AccountLoader.tsx";
import { PasswordSection } from "../parts/PasswordSection.tsx";

/** Section "Security": how the account is protected. */
export function SecurityPage() {
  return <AccountLoader>{(account) => <PasswordSection account={account} />}</AccountLoader>;
}
