/** The cookies of one site. A page may not see the session's, so that a mocked response cannot set it in the browser. */
export class CookieJar {
  readonly #values = new Map<string, string>();

  /** What the Cookie header of a request says. */
  header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  take(setCookie: string | undefined): void {
    const [pair = '', ...attributes] = (setCookie ?? '').split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (name === '') return;
    if (attributes.includes('Max-Age=0')) this.#values.delete(name);
    else this.#values.set(name, value);
  }
}
