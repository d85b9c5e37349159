/** The environment of a site that is public over https. */
export const PUBLIC_SITE = {
  PUBLIC_URL: 'https://drinks.example',
  ADMIN_PASSWORD: 'cheers to everyone here',
  TRUST_PROXY: '0',
};
