import type { reporteDia, Respuesta } from '@leal/contract';
import { formatearNumero } from '@leal/domain';
import { textoSinConfirmar } from '../../piezas/figuras/figuras.ts';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { Dato, Panel } from '../../ui/panel/Panel.tsx';

type Props = {
  dia: Respuesta<typeof reporteDia> | undefined;
  sinConfirmar: number;
};

const TITULO = 'Por qué no hubo pago';

/** The number of clients by reason; nothing on a day on which all of them paid. */
export function MotivosDia({ dia, sinConfirmar }: Props) {
  const motivos = dia?.motivos ?? [];
  const faltan = textoSinConfirmar(sinConfirmar, 'cuenta');
  if (motivos.length === 0 && faltan === undefined) return null;
  return (
    <Panel titulo={TITULO} ayuda={<QueEs titulo={TITULO} figura="motivosDia" />}>
      <dl className="datos">
        {motivos.map(({ motivo, n }) => (
          <Dato key={motivo ?? ''} nombre={motivo ?? 'No se dijo'}>
            {formatearNumero(n)}
          </Dato>
        ))}
      </dl>
      {faltan !== undefined && <p>{faltan}</p>}
    </Panel>
  );
}
