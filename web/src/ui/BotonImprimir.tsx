import './imprimir.css';
import { TRAZO, Trazo } from './Trazo.tsx';
import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';

/** A screen is light on paper, whatever the person's theme (`arranque.js` paints that again). */
function usePapel(): void {
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

type Props = { disabled?: boolean; className?: string; children?: ReactNode };

/** A screen that has it is made for paper: it prints the same from the browser's own menu. */
export function BotonImprimir({ disabled, className = '', children = 'Imprimir' }: Props) {
  usePapel();
  return (
    <Button
      className={`${className} no-impreso`}
      icon={<Trazo de={TRAZO.imprimir} />}
      aria-label="Imprimir"
      disabled={disabled ?? false}
      onClick={() => print()}
    >
      {children}
    </Button>
  );
}
