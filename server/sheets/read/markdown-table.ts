/** The line below the header of a table of Markdown. */
const RULE = /^[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|)+(?:[ \t]*:?-{3,}:?)?[ \t]*$/m;
const SEARCHED_CHARACTERS = 10_000;
/** Stands for a bar that belongs to a cell; no text of people has it. */
const BAR = '\ue000';
const EMPHASIS = /(\*\*|__)(?=\S)([^*_]+)\1/g;
const WHOLE_EMPHASIS = /^([*_`])([^*_`]+)\1$/;

/** True for a text that holds a table of Markdown. */
export function isMarkdownTable(text: string): boolean {
  return RULE.test(text.slice(0, SEARCHED_CHARACTERS));
}

/** The text in which every bar separates cells; `markdownCell` gives back the others. */
export function withoutEscapedBars(text: string): string {
  return text.replaceAll('\\|', BAR);
}

/** What a cell says, without the signs of Markdown for bold and slanted words. */
export function markdownCell(cell: string): string {
  return cell.trim().replaceAll(BAR, '|').replace(EMPHASIS, '$2').replace(WHOLE_EMPHASIS, '$2');
}
