import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { LIGHT } from './house-colours.ts';

addons.setConfig({
  theme: create({
    ...LIGHT,
    brandTitle: 'The tasting house: workbench',
    brandUrl: './',
    brandTarget: '_self',
    appContentBg: '#ffffff',
  }),
});
