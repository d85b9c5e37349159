/** Empty: Storybook and its tests take their plugins from main.ts. */
export default {};
