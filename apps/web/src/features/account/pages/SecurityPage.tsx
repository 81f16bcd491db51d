import { AccountLoader } from "../AccountLoader.tsx";
import { TwoStepSection } from "../factors/TwoStepSection.tsx";
import { PasswordSection } from "../parts/PasswordSection.tsx";
import { SessionsSection } from "../sessions/SessionsSection.tsx";

/** Section "Security": protection of the account, and its sessions. */
export function SecurityPage() {
  return (
    <AccountLoader>
      {(account) => (
        <>
          <PasswordSection account={account} />
          <TwoStepSection />
          <SessionsSection />
        </>
      )}
    </AccountLoader>
  );
}
