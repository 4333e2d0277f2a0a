/** Between these, the HTML of each stored page holds the question about cookies; it is cut out for those who answered. */
export const bannerStart = '<!--consent-->';
export const bannerEnd = '<!--/consent-->';
