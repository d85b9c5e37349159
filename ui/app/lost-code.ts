/** Names the script for which the page was loaded anew, for this tab. */
const LOST_KEY = 'lost';
const ASK_AGAIN_MS = 5000;

/**
 * `comeBack(src)`, for the inline script: some browsers remember that a module could not be fetched for as long as the page
 * lives, so the page is loaded anew as soon as the site answers. When the same script is lost again, or nothing could stop a
 * loop, the page is left as it is without scripts.
 */
export const COME_BACK = `comeBack=src=>{try{if(sessionStorage.${LOST_KEY}!=src)\
return fetch(location,{method:'HEAD'}).then(()=>{sessionStorage.${LOST_KEY}=src;location.reload()},\
()=>setTimeout(comeBack,${ASK_AGAIN_MS},src))}catch{}earlyEvents=undefined}`;

/** The code of the page is here, so that the next loss may load the page anew. */
export function forgetLostCode(): void {
  try {
    sessionStorage.removeItem(LOST_KEY);
  } catch {
    // Without storage the page is never loaded anew.
  }
}
