/** A course as a feed gives it, checked, with skills that exist. */
export interface FeedCourse {
  code: string;
  titles: Record<string, string>;
  descriptions: Record<string, string>;
  provider: string;
  hours: number;
  /** Euros; 0 = free. */
  price: number;
  /** Day, or null for any time. */
  nextStart: string | null;
  /** Where it is given; null without one. */
  url: string | null;
  /** Whether it can be started. */
  isOffered: boolean;
  skills: { skillId: string; levelFrom: number; levelTo: number }[];
}
