/** A browser as far as HTTP goes: it keeps cookies by their path, follows redirects when asked to, and tells where it is. */
export interface Browser {
  /** By name; those of a narrower path by `name path`. */
  readonly cookies: Map<string, string>;
  /** One request, no redirect followed. */
  fetch(url: string | URL, init?: RequestInit): Promise<Response>;
  /** Goes to an address and on through every redirect; answers the last response and its address. */
  visit(url: string | URL): Promise<{ response: Response; url: URL }>;
}

export function openBrowser(origin: string): Browser {
  const cookies = new Map<string, string>();

  function keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      const expires = attributes.find((attribute) => /^\s*expires=/i.test(attribute));
      const isOver = expires !== undefined && new Date(expires.split('=')[1] ?? '') <= new Date();
      const path = attributes.map((attribute) => /^\s*path=(.*)$/i.exec(attribute)?.[1]).find((given) => given) ?? '/';
      const key = path === '/' ? name : `${name} ${path}`;
      if (isOver || value === '') cookies.delete(key);
      else cookies.set(key, value);
    }
  }

  async function request(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const address = new URL(url, origin);
    const sent = [...cookies].flatMap(([key, value]) => {
      const [name, path = '/'] = key.split(' ');
      return covers(path, address.pathname) ? [`${name}=${value}`] : [];
    });
    if (sent.length > 0) headers.set('cookie', sent.join('; '));
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    keep(response);
    return response;
  }

  return {
    cookies,
    fetch: request,
    async visit(start) {
      let url = new URL(start, origin);
      for (let hops = 0; hops < 12; hops += 1) {
        const response = await request(url);
        const location = response.headers.get('location');
        if (response.status < 300 || response.status >= 400 || !location) return { response, url };
        await response.body?.cancel();
        url = new URL(location, url);
      }
      throw new Error(`too many redirects, the last to ${url.href}`);
    },
  };
}

/** RFC 6265 §5.1.4. */
const covers = (cookiePath: string, path: string): boolean =>
  path === cookiePath || path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`);
