import { useEffect } from 'react';

/** On paper a screen is light, whatever the person's theme (`arranque.js` paints that again). */
export function usePapel(): void {
  useEffect(() => {
    const papel = matchMedia('print');
    const volver = () => dispatchEvent(new Event('leal:tema'));
    const alCambiar = () => {
      if (papel.matches) document.documentElement.dataset['tema'] = 'claro';
      else volver();
    };
    papel.addEventListener('change', alCambiar);
    return () => {
      papel.removeEventListener('change', alCambiar);
      volver();
    };
  }, []);
}
