import { LoadingOutlined } from '@ant-design/icons';
import type { Exportacion } from '@leal/contract';
import { Button } from 'antd';
import { BOTON, EXPORTANDO } from './textos.ts';
import { useFocoDeVuelta } from './use-foco-de-vuelta.ts';
import type { EnCurso } from './use-exportar.ts';

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
