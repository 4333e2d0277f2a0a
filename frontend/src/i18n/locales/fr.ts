/** Texts that belong to no feature: the frame, cards, choices. French is the source; English must match its shape. */
export const fr = {
  frame: { siteName: 'Passerelle', skip: 'Aller au contenu' },
} as const;
