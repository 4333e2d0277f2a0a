/** Kind of installation that this copy of the site is; anything but production shows a label. */
export type Environment = 'development' | 'staging' | 'preprod' | 'production';
