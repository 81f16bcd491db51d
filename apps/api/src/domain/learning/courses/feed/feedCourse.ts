/** A validated course of a feed, whose skills exist. */
export interface FeedCourse {
  code: string;
  titles: Record<string, string>;
  descriptions: Record<string, string>;
  provider: string;
  hours: number;
  /** Euros; 0 = free. */
  price: number;
  /** Date, or null for any time. */
  nextStart: string | null;
  /** URL of the course; null without one. */
  url: string | null;
  /** Whether the course can be started. */
  isOffered: boolean;
  skills: { skillId: string; levelFrom: number; levelTo: number }[];
}
