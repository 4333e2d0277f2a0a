/** Where this copy of the site runs; anything but production shows a label. */
export type Environment = 'development' | 'staging' | 'preprod' | 'production';
