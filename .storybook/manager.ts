import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'The tasting house: workbench',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: '#0f5c46',
    colorSecondary: '#0f5c46',
    appBg: '#f3f6f1',
    appContentBg: '#ffffff',
    appBorderColor: '#cfdad1',
    appBorderRadius: 3,
    textColor: '#0f2a22',
    textMutedColor: '#4b6258',
    barTextColor: '#4b6258',
    barSelectedColor: '#0f5c46',
    barHoverColor: '#0f5c46',
  }),
});
