/** The attribute of HTML that was copied from an editor: at which depth the piece was cut from its blocks. */
export const sliceNote = 'data-pm-slice';
