import type { ThemeVarsPartial } from 'storybook/theming';
import tokens from '#ui/app/generated/tokens.json' with { type: 'json' };

/** Storybook calculates with its colours, so it needs the values of tokens.css. */
export function themeColours(base: 'light' | 'dark'): ThemeVarsPartial {
  const { page, raised, ink, soft, hairline, edge, accent, 'on-accent': onAccent } = tokens[base];
  const hex = (token: typeof page): string => token.$value.hex;
  return {
    ...{ base, colorPrimary: hex(accent), colorSecondary: hex(accent) },
    ...{ appBg: hex(page), appContentBg: hex(page), appPreviewBg: hex(page) },
    ...{ appBorderColor: hex(hairline), appBorderRadius: 3 },
    ...{ textColor: hex(ink), textInverseColor: hex(onAccent), textMutedColor: hex(soft) },
    ...{
      barBg: hex(raised),
      barTextColor: hex(soft),
      barSelectedColor: hex(accent),
      barHoverColor: hex(accent),
    },
    ...{ inputBg: hex(raised), inputBorder: hex(edge), inputTextColor: hex(ink) },
  };
}
