import { THEME_SCRIPT } from './theme-script.ts';

/** Clicks, inputs and submits from the first on, for `replay-early.ts`; a form that is sent now would be lost. */
const KEEP_EARLY =
  "earlyEvents=[];for(const t of['click','input','submit'])addEventListener(t,e=>{if(earlyEvents){earlyEvents.push(e.target);t=='submit'&&e.preventDefault()}},true)";

/** What the script element lists as `data-modules` and `data-scripts`, linked and run. */
const START = `let{modules,scripts}=document.currentScript.dataset;\
const add=(list,tag,set)=>{for(const url of list.split(' ').filter(Boolean))\
document.head.append(Object.assign(document.createElement(tag),set(url)))},\
start=()=>{add(modules,'link',href=>({rel:'modulepreload',href}));add(scripts,'script',src=>({type:'module',src}));modules=scripts=''};`;

/** A tab in the background paints nothing, and waits for nothing. */
const START_AFTER_PAINT = `addEventListener('DOMContentLoaded',()=>{\
if(document.hidden||!PerformanceObserver.supportedEntryTypes?.includes('paint'))start();\
else new PerformanceObserver(start).observe({type:'paint',buffered:true})})`;

/**
 * The one inline script, in the head of every page: the theme, and the start of the site's own scripts after the first
 * paint, since a page that can be read already needs its styles and fonts first. The Content-Security-Policy allows it
 * by its hash, so what differs from page to page stands in its element's attributes.
 */
export const INLINE_SCRIPT = `${THEME_SCRIPT};${KEEP_EARLY};{${START}${START_AFTER_PAINT}}`;
