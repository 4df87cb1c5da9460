import { LoadingOutlined } from '@ant-design/icons';
import type { Exportacion } from '@leal/contract';
import { Button } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import { BOTON, EXPORTANDO } from './textos.ts';
import type { EnCurso } from './use-exportar.ts';

/** A disabled button loses the focus: this gives it back, unless somebody moved it elsewhere meanwhile. */
function useFocoDeVuelta(ocupado: boolean): RefObject<HTMLButtonElement | null> {
  const boton = useRef<HTMLButtonElement>(null);
  const estaba = useRef(false);
  useEffect(() => {
    const termino = estaba.current && !ocupado;
    estaba.current = ocupado;
    if (termino && document.activeElement === document.body) boton.current?.focus({ preventScroll: true });
  }, [ocupado]);
  return boton;
}

type Props = { exportacion: Exportacion; enCurso: EnCurso | null; alTocar: () => void };

export function BotonExportar({ exportacion, enCurso, alTocar }: Props) {
  const esEste = enCurso?.exportacion === exportacion;
  const boton = useFocoDeVuelta(esEste);
  return (
    <Button
      ref={boton}
      icon={esEste && <LoadingOutlined aria-hidden />}
      disabled={enCurso !== null}
      aria-busy={esEste}
      onClick={alTocar}
    >
      {esEste ? EXPORTANDO : BOTON[exportacion]}
    </Button>
  );
}
