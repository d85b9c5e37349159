import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { themeColours } from './theme-colours.ts';

addons.setConfig({
  theme: create({
    ...themeColours('light'),
    brandTitle: 'The tasting house: workbench',
    brandUrl: './',
    brandTarget: '_self',
    appContentBg: '#ffffff',
  }),
});
