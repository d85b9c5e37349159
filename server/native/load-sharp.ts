/** sharp, loaded with the first picture: it takes some 30 MB and a while, and most starts need none. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  return sharp;
}
