/**
 * Runs in the head before the first paint, so that a dark page never flashes white. It is the one inline script; the
 * Content-Security-Policy allows it by its hash.
 */
export const THEME_SCRIPT =
  "try{if(localStorage.getItem('theme')==='dark')document.documentElement.classList.add('dark')}catch{}";
