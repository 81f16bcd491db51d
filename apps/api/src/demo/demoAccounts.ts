/** Password of every demo account. */
export const DEMO_PASSWORD = "Welcome-2026!";

/** Slugs of the demo companies; the first is the one to start with. */
export const DEMO_SLUGS = ["noordlicht", "havenzorg"] as const;

export const STAFF_EMAIL = "staff@vaardig.example";

/** Mailboxes of the accounts, in display order. */
export const DEMO_MAILBOXES = ["admin", "hr", "manager", "employee", "recruiter", "external", "new"] as const;
