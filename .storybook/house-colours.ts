import type { ThemeVarsPartial } from 'storybook/theming';

/** What Storybook itself is drawn with: `tokens.css` once more, since Storybook calculates with its colours. */
export const LIGHT: ThemeVarsPartial = {
  base: 'light',
  colorPrimary: '#0f5c46',
  colorSecondary: '#0f5c46',
  appBg: '#f3f6f1',
  appContentBg: '#f3f6f1',
  appPreviewBg: '#f3f6f1',
  appBorderColor: '#cfdad1',
  appBorderRadius: 3,
  textColor: '#0f2a22',
  textInverseColor: '#f6fff9',
  textMutedColor: '#4b6258',
  barBg: '#ffffff',
  barTextColor: '#4b6258',
  barSelectedColor: '#0f5c46',
  barHoverColor: '#0f5c46',
  inputBg: '#ffffff',
  inputBorder: '#7d9187',
  inputTextColor: '#0f2a22',
};

export const DARK: ThemeVarsPartial = {
  base: 'dark',
  colorPrimary: '#f3c52f',
  colorSecondary: '#f3c52f',
  appBg: '#081712',
  appContentBg: '#081712',
  appPreviewBg: '#081712',
  appBorderColor: '#203a30',
  appBorderRadius: 3,
  textColor: '#eaf3ec',
  textInverseColor: '#0d1f18',
  textMutedColor: '#9db5a8',
  barBg: '#0f231c',
  barTextColor: '#9db5a8',
  barSelectedColor: '#f3c52f',
  barHoverColor: '#f3c52f',
  inputBg: '#0f231c',
  inputBorder: '#587567',
  inputTextColor: '#eaf3ec',
};
