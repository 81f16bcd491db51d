/** Values available to emails about a company's lifecycle. */
export interface LifecycleMailValues {
  firstName: string;
  companyName: string;
  /** When the trial ends or ended, formatted. */
  trialEnd: string;
  /** When a paused company is canceled, formatted. */
  cancelsAt: string;
  billingLink: string;
  loginLink: string;
}
