/** What an email about a company's life may name. */
export interface LifeValues {
  firstName: string;
  companyName: string;
  /** When the trial ends or ended, in words. */
  trialEnd: string;
  /** When a paused company is canceled, in words. */
  cancelsAt: string;
  billingLink: string;
  loginLink: string;
}
