import type { MailName } from "../domain/mails/mailNames.ts";

/** Path of a test file under `apps/api/src`, without extension, and the start of a test's name. */
type Proof = readonly [file: string, test: string];

const LIFE = "domain/companies/lifecycle/advanceLifecycles";
const CUSTOMER = "features/companies/customerLifecycle";
const BILL = "domain/billing/mails/billingMails";
const STRIPE = "domain/billing/stripe/stripe";
const BY_SITUATION = "features/mail-templates/situations";
const INTERVIEWS = "features/mail-templates/interviewMails";
const FROM_OUTSIDE = "features/careers/applying";
const CONFIRMATIONS = "features/confirmations/confirmationMails";
const CERTIFICATES = "features/certificates/reminders";
const ADDRESS = "features/employees/address/addressChanges";
const SIGN_UP = "features/session/registration";
const PASSWORD = "features/session/password";
const TOLD = "features/notifications/emails";

const FOLLOWS: Proof = [LIFE, "says before a trial ends what follows"];
const WARNED: Proof = [LIFE, "warns administrators a week and a day before a trial ends"];
const LATE: Proof = [LIFE, "pauses a company whose payment is 14 days late, and not one day earlier"];
const RESUMED: Proof = [CUSTOMER, "signs everyone out at once and says why"];
const NOT_SUSPENDED: Proof = [CUSTOMER, "suspends once of two at the same moment, and not what is suspended"];
const TRANSFER: Proof = [BILL, "says how much, until when and where to"];
const COLLECTED: Proof = [STRIPE, "an invoice is collected once"];
const UNPAID: Proof = [BILL, "an unpaid invoice is emailed to administrators"];
const PAID: Proof = [BILL, "is followed by no reminder once it is paid"];
const BY_HAND_UNAPPLIED: Proof = [
  BY_SITUATION,
  "does not thank for an application or an interview that never was",
];
const BY_HAND_APPLIED: Proof = [BY_SITUATION, "does not ask who applied to apply"];
const FIRST: Proof = [FROM_OUTSIDE, "makes an external person without an account"];
const KNOWN: Proof = [FROM_OUTSIDE, "gets the same answer, keeps what is on file"];
const NO_TIMES: Proof = [INTERVIEWS, "without times asks for some and names none"];
const TIMES: Proof = [INTERVIEWS, "with times names them and the link"];
const BOOKED: Proof = [INTERVIEWS, "of a time that cannot be changed any more"];
const MOVED: Proof = [INTERVIEWS, "with new times names the time that was booked"];
const CANCELED: Proof = [INTERVIEWS, "is taken back for times that were not chosen"];
const WITHDREW: Proof = [INTERVIEWS, "is cancelled with the reason for a person who withdrew"];
const STEPPED_BACK: Proof = [INTERVIEWS, "is cancelled for a person who never applied and stepped back"];
const ENDED = "features/interviews/ended";
const NEW_COLLEAGUE: Proof = [BY_SITUATION, "of a person without an account congratulates"];
const HAS_ACCOUNT: Proof = [BY_SITUATION, "of a person with an account promises no invitation"];
const PAST: Proof = [BY_SITUATION, "cancels an interview to come with words of its own"];
const OFFER: Proof = [BY_SITUATION, "states its terms in the reader's language; without an offer no mail"];
const SOURCED: Proof = [BY_SITUATION, "of a person who never applied sends nothing by default"];
const UNMET: Proof = [BY_SITUATION, "of an applicant mentions the application"];
const MET: Proof = [BY_SITUATION, "after an interview that took place thanks for it"];
const REPLACED: Proof = [INTERVIEWS, "once booked says who the person meets"];
const ASKED: Proof = [CONFIRMATIONS, "writes once about everything that was asked"];
const TAKEN_BACK: Proof = [CONFIRMATIONS, "writes nothing about what was taken back"];
const REMINDED: Proof = [CONFIRMATIONS, "reminds once after seven days, and ends after thirty"];
const RENEWED: Proof = [CERTIFICATES, "says nothing of what was renewed"];
const EXPIRING: Proof = [CERTIFICATES, "reminds the person and the manager once each"];
const NEVER_IN: Proof = [ADDRESS, "holds at once, invites there and no more here"];
const KNOWN_ADDRESS: Proof = [SIGN_UP, "a known address gets the same answer"];
const CONFIRMS: Proof = [SIGN_UP, "without an allowed domain the address is confirmed"];
const CHOSEN_DAY: Proof = [TOLD, "comes on the day that was chosen, and not when none is wanted"];

/** For each email, the test that sends it and the test of the closest situation in which it is not sent. */
export const MAIL_PROOFS: Record<MailName, { sent: Proof; not: Proof }> = {
  first_admin_invited: {
    sent: ["features/companies/customers", "adds a company that is being set up"],
    not: ["features/invitations/invitations", "goes from pending to sent to accepted"],
  },
  trial_ending_paused: { sent: FOLLOWS, not: FOLLOWS },
  trial_ending_subscribed: { sent: FOLLOWS, not: FOLLOWS },
  trial_ending_canceled: { sent: FOLLOWS, not: FOLLOWS },
  trial_ended: {
    sent: WARNED,
    not: ["domain/billing/billCompany", "with billing details the first period begins"],
  },
  payment_overdue: { sent: LATE, not: LATE },
  paused_too_long: {
    sent: WARNED,
    not: [LIFE, "does not say that a company which paid while it was paused"],
  },
  subscription_canceled: {
    sent: ["features/billing/billing", "is emailed to the other administrators"],
    not: ["features/billing/billing", "is emailed to the other administrators"],
  },
  subscription_kept: {
    sent: ["features/billing/billing", "is emailed to the other administrators"],
    not: ["features/billing/billing", "is emailed to the other administrators"],
  },
  trial_extended: {
    sent: [CUSTOMER, "adds days to its end, notifies the administrators"],
    not: [CUSTOMER, "is refused for who has paid"],
  },
  suspended: { sent: RESUMED, not: NOT_SUSPENDED },
  resumed: { sent: RESUMED, not: NOT_SUSPENDED },
  invoice_to_transfer: { sent: TRANSFER, not: COLLECTED },
  invoice_to_collect: { sent: COLLECTED, not: TRANSFER },
  collection_failed: {
    sent: [STRIPE, "%s moves the company to past due, notifies once"],
    not: [STRIPE, "a payment that a person tried and was refused on the page of Stripe"],
  },
  invoice_overdue: { sent: UNPAID, not: PAID },
  invoice_reminder: { sent: UNPAID, not: PAID },
  credit_note: { sent: [BILL, "a credit is emailed with the amount of the credit note"], not: PAID },
  vacancy: { sent: BY_HAND_UNAPPLIED, not: BY_HAND_APPLIED },
  application: { sent: BY_HAND_APPLIED, not: BY_HAND_UNAPPLIED },
  own_words: {
    sent: [BY_SITUATION, "in words of its own is the writer's"],
    not: ["features/mail-templates/sending", "a sending that is refused queues nothing at all"],
  },
  application_received: {
    sent: FIRST,
    not: ["features/my-applications/apply", "keeps every field, moves to Application, is logged"],
  },
  application_again: { sent: KNOWN, not: FIRST },
  application_new_resume: {
    sent: [FROM_OUTSIDE, "without an account yet gets the newer résumé"],
    not: KNOWN,
  },
  application_not_added: {
    sent: [FROM_OUTSIDE, "learns that nothing was added once the company has decided"],
    not: KNOWN,
  },
  saved_searches: {
    sent: ["features/saved-views/digests", "lists each new job once"],
    not: ["features/saved-views/digests", "leaves out what closed meanwhile"],
  },
  interview: { sent: NO_TIMES, not: TIMES },
  interview_times: { sent: TIMES, not: NO_TIMES },
  interview_booked: { sent: BOOKED, not: BOOKED },
  interview_booked_for_good: { sent: BOOKED, not: BOOKED },
  interview_changed: { sent: MOVED, not: MOVED },
  interview_changed_booked: { sent: MOVED, not: MOVED },
  interview_canceled: { sent: CANCELED, not: CANCELED },
  interview_times_withdrawn: { sent: CANCELED, not: CANCELED },
  interview_rejected: {
    sent: [ENDED, "are cancelled with the time to undo"],
    not: [ENDED, "are cancelled without a word of the rejection where no mail mentions one"],
  },
  interview_withdrawn: { sent: WITHDREW, not: STEPPED_BACK },
  interview_stepped_back: { sent: STEPPED_BACK, not: WITHDREW },
  interview_not_needed: { sent: PAST, not: PAST },
  job_offer: { sent: OFFER, not: OFFER },
  rejection_before_application: { sent: SOURCED, not: SOURCED },
  rejection_after_application: { sent: UNMET, not: MET },
  rejection_after_interview: { sent: MET, not: UNMET },
  hired: {
    sent: NEW_COLLEAGUE,
    not: [BY_SITUATION, "is not sent by the product where the recruiter does so"],
  },
  hired_invited: { sent: NEW_COLLEAGUE, not: HAS_ACCOUNT },
  consent_asked: {
    sent: ["features/candidates/records/consent", "is asked by mail, and answered once by the link"],
    not: ["features/candidates/records/consent", "is sent to no one who unsubscribed or has no address"],
  },
  new_application: {
    sent: ["features/my-applications/apply", "keeps every field, moves to Application, is logged"],
    not: ["features/applications/applications", "puts people on the list at stage Vacancy, once"],
  },
  offer_answered: {
    sent: ["features/my-applications/offers", "accepts once of ten clicks"],
    not: ["features/my-applications/offers", "is not open any more when another replaced it"],
  },
  colleague_interview_booked: { sent: REPLACED, not: CANCELED },
  colleague_interview_replaced: { sent: REPLACED, not: REPLACED },
  colleague_interview_canceled: { sent: WITHDREW, not: CANCELED },
  confirmation_asked: { sent: ASKED, not: TAKEN_BACK },
  confirmation_reminder: { sent: REMINDED, not: ASKED },
  confirmation_answered: { sent: ASKED, not: TAKEN_BACK },
  confirmation_ended: { sent: REMINDED, not: ASKED },
  approval_decided: {
    sent: ["features/jobs/approvals", "goes from draft to open"],
    not: ["features/jobs/approvals", "is in force at once when only words change"],
  },
  task_reminder: {
    sent: ["features/candidates/tasks/tasks", "remind by mail once, at the time that holds"],
    not: ["features/candidates/tasks/tasks", "remind no one of what is done"],
  },
  goal_assigned: {
    sent: ["features/goals/goals", "proposes a goal to someone of the line"],
    not: ["features/goals/goals", "sets a goal of one's own"],
  },
  certificate_expires: { sent: EXPIRING, not: RENEWED },
  team_certificate_expires: {
    sent: EXPIRING,
    not: [CERTIFICATES, "leads a manager of several"],
  },
  invited: {
    sent: ["features/invitations/invitations", "goes from pending to sent to accepted"],
    not: [
      "features/invitations/invitations",
      "is void when the invitation is revoked, also before its mail left",
    ],
  },
  invitation_moved: { sent: NEVER_IN, not: [ADDRESS, "writes to no one where no one was written to"] },
  address_to_confirm: { sent: CONFIRMS, not: KNOWN_ADDRESS },
  account_exists: { sent: KNOWN_ADDRESS, not: CONFIRMS },
  sign_up_approved: {
    sent: ["features/employee-role/employee-role", "says in the person's language that access is open"],
    not: ["features/employee-role/employee-role", "is not written when the sign-up was turned away"],
  },
  password_reset: {
    sent: [PASSWORD, "a forgotten password is set again by the mail's link"],
    not: [PASSWORD, "who has no password yet gets the invitation or the confirmation again"],
  },
  password_changed: {
    sent: ["features/account/account", "another password replaces the old one"],
    not: ["features/account/account", "another password replaces the old one"],
  },
  factor_changed: {
    sent: ["features/account/factors", "an authenticator app is on with its first code"],
    not: ["features/account/factors", "a set-up that was left for half an hour starts again"],
  },
  address_change_asked: {
    sent: [ADDRESS, "waits: nothing changes, the old address is asked"],
    not: NEVER_IN,
  },
  address_changed: {
    sent: [ADDRESS, "takes effect from the old address, once"],
    not: [ADDRESS, "is refused by the person, by %s, and then the link works no more"],
  },
  account_erased: {
    sent: ["features/data-requests/erasure", "a candidate who leaves is in no row, file, job or mail"],
    not: ["features/data-requests/erasure", "someone who left goes after the company's time"],
  },
  told_at_once: {
    sent: [TOLD, "is sent where it was chosen, once, and ends with one click"],
    not: [TOLD, "is none about what was read before it left"],
  },
  told_daily: {
    sent: [TOLD, "is one mail with all that is new, in groups, once"],
    not: [TOLD, "leaves out what was read, what is gone"],
  },
  told_weekly: { sent: CHOSEN_DAY, not: CHOSEN_DAY },
};
