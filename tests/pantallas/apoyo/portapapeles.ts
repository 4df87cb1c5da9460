// The text that a screen puts on the clipboard, which takes all of it.
import { vi } from 'vitest';

type Partes = Readonly<Record<string, Blob>>;

class Elemento {
  readonly partes: Partes;
  constructor(partes: Partes) {
    this.partes = partes;
  }
}

/** Call it before the screen copies; gives back what its text is by then. */
export function usarPortapapeles(): () => Promise<string | undefined> {
  let texto: Blob | undefined;
  vi.stubGlobal('ClipboardItem', Elemento);
  vi.spyOn(navigator.clipboard, 'write').mockImplementation((elementos) => {
    const [elemento] = elementos as unknown as readonly Elemento[];
    texto = elemento?.partes['text/plain'];
    return Promise.resolve();
  });
  return async () => texto?.text();
}
