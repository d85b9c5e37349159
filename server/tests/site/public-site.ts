/** A site that others reach over https has this environment. */
export const PUBLIC_SITE = {
  PUBLIC_URL: 'https://drinks.example',
  ADMIN_PASSWORD: 'cheers to everyone here',
  TRUST_PROXY: '0',
};
