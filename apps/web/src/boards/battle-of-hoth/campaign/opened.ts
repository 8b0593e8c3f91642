import { create } from 'zustand';

/** Whether the page of the campaign lies over the match. */
export const useCampaignOpen = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

/** Opens or closes the page of the campaign. */
export function setCampaignOpen(isOpen: boolean): void {
  useCampaignOpen.setState({ isOpen });
}
