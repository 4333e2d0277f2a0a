/** The value of a box that is ticked. */
export const ticked = 'on';
