/** Has no settings, since the test runner reads Storybook's plugins from main.ts only. */
export default {};
