/** Empty on purpose: the test runner reads Storybook's plugins from main.ts only, so they all stand there. */
export default {};
