/** Something that contradicts itself in a campaign. */
export interface CampaignFault {
  /** JSON pointer into the campaign. */
  readonly pointer: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string>>;
}
