/** The roles by which journeys find things, as assistive technology knows them. */
export type Role =
  | 'alert'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'option'
  | 'radio'
  | 'searchbox'
  | 'switch'
  | 'tab';

/** A file that a journey hands to the site. */
export interface JourneyFile {
  name: string;
  type: string;
  content: Uint8Array;
}

/**
 * What a person does and sees. Two programs play that person: any of the engines, or a story's play. Names and
 * texts given as strings match whole, everything waits for what it names, and what does not come is an error.
 */
export interface JourneyPage {
  /** Enters at an address, as if it were typed. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  isAt(path: string): Promise<void>;
  see(role: Role, name: string | RegExp): Promise<void>;
  seeText(text: string | RegExp): Promise<void>;
  /** Waits until there is no such thing, or no longer. */
  miss(role: Role, name: string | RegExp): Promise<void>;
  click(role: Role, name: string | RegExp): Promise<void>;
  /** Presses one key, named as `KeyboardEvent.key` names it. */
  press(key: string): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  /** Puts a text in the place of what is in the box with this label. */
  fill(label: string | RegExp, text: string): Promise<void>;
  /** Chooses an option of a select by its text. */
  choose(label: string | RegExp, option: string): Promise<void>;
  attach(label: string, file: JourneyFile): Promise<void>;
  /** Waits until the focus is on it. */
  focused(role: Role, name: string | RegExp): Promise<void>;
  /** Waits until an attribute has this value; null when it is not there. */
  has(role: Role, name: string | RegExp, attribute: string, value: string | null): Promise<void>;
  /** Waits until the page is light or dark. */
  isDark(dark: boolean): Promise<void>;
}

/** One step of a journey: what a story names it, and what is done. */
export interface Step {
  title: string;
  run: (page: JourneyPage) => Promise<void>;
}
