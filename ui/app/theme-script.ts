/** Runs in the head before the first paint, so that a dark page never flashes white. */
export const THEME_SCRIPT =
  "try{if(localStorage.getItem('theme')==='dark')document.documentElement.classList.add('dark')}catch{}";
