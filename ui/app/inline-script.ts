import { SAVED_KEY } from '#ui/hooks/saved-recipes.ts';
import { UNIT_KEY } from '#ui/hooks/useUnitChoice.ts';
import { IS_SUPPORTED } from './is-supported.ts';
import { COME_BACK } from './lost-code.ts';
import { THEME_SCRIPT } from './theme-script.ts';

const heartsOf = (id: string) => `document.querySelectorAll('[aria-pressed][value="'+${id}+'"]')`;

/**
 * Stores at once what a visitor asks this device to keep, since the page may be left before its scripts come: the unit, and a heart,
 * which needs nothing more. Returns true for a heart.
 */
const STORE_EARLY = `storeEarly=(type,t)=>{try{\
if(type=='input'&&t.name=='${UNIT_KEY}')localStorage['${UNIT_KEY}']=t.value;\
if(type=='click'&&(t=t.closest('[aria-pressed][value]'))){\
const ids=new Set(localStorage['${SAVED_KEY}']?.split(',')),isIn=!ids.delete(t.value);\
if(isIn)ids.add(t.value);\
localStorage['${SAVED_KEY}']=[...ids];\
for(const heart of ${heartsOf('t.value')})heart.ariaPressed=isIn;\
return true}}catch{}}`;

/**
 * Holds back from React what the visitor does before the page lives, for `replay-early.ts`. What needs no scripts
 * happens all the same: fields change, links lead, disclosures open. A form that is sent would be lost with its page,
 * and the search's keys belong to the browser until the page takes them.
 */
const KEEP_EARLY = `earlyEvents=[];for(const type of['click','submit','input','change','keydown'])addEventListener(type,e=>{\
if(!earlyEvents)return;\
const{target:t,key}=e;\
e.stopImmediatePropagation();\
if(storeEarly(type,t))return;\
earlyEvents.push({event:e,value:t.value,checked:t.checked});\
if(type=='submit'||type=='click'&&t.closest('[type=submit]')||key=='k'&&e.ctrlKey!=e.metaKey||key=='/'&&t.value==null)e.preventDefault()\
},true)`;

/** What the script element lists as `data-modules` and `data-scripts`, linked and run. */
const START = `let{modules,scripts}=document.currentScript.dataset;\
const policy=self.trustedTypes?.createPolicy('page',{createScriptURL:url=>url.startsWith('/assets/')&&url}),\
add=(list,tag,set)=>{for(const url of list.split(' ').filter(Boolean))\
document.head.append(Object.assign(document.createElement(tag),set(url)))},\
start=()=>{add(modules,'link',href=>({rel:'modulepreload',href}));add(scripts,'script',src=>({type:'module',src:policy?policy.createScriptURL(src):src,onerror:()=>comeBack(src)}));modules=scripts=''};`;

/** A tab in the background paints nothing, and waits for nothing. */
const START_AFTER_PAINT = `addEventListener('DOMContentLoaded',()=>{\
if(document.hidden||!PerformanceObserver.supportedEntryTypes?.includes('paint'))start();\
else new PerformanceObserver(start).observe({type:'paint',buffered:true})})`;

/** Fills the hearts of what this device has saved, so that a heart is what it seems when it is pressed early. */
const FILL_HEARTS = `addEventListener('DOMContentLoaded',()=>{try{for(const id of localStorage['${SAVED_KEY}'].split(','))\
for(const heart of ${heartsOf('id')})heart.ariaPressed=true}catch{}})`;

/**
 * The one inline script, in the head of every page: the theme, the saved recipes, and the start of the site's own scripts after the first
 * paint, since a page that can be read already needs its styles and fonts first. The Content-Security-Policy allows it
 * by its hash, so what differs from page to page stands in its element's attributes.
 */
export const INLINE_SCRIPT = `${THEME_SCRIPT};if(${IS_SUPPORTED}){${STORE_EARLY};${KEEP_EARLY};${FILL_HEARTS};${COME_BACK};${START}${START_AFTER_PAINT}}`;
