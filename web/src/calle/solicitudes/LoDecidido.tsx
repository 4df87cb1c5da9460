import { abonosSinAprobacion, formatearNumero } from '@leal/domain';
import { useNegocio } from '../../lib/negocio.ts';
import { Monto } from '../../ui/Monto.tsx';
import { queEsYCuando } from '../../piezas/solicitud/captura-tardia.ts';
import { type ConEfectivo, restaDe, totalDe } from '../../piezas/solicitud/efectivo.ts';

type Props = { solicitud: ConEfectivo };

const queEra = (solicitud: ConEfectivo): string =>
  solicitud.tipo === 'abonos_multiples'
    ? `los ${formatearNumero(solicitud.cantidad_abonos)} abonos`
    : `el ${queEsYCuando(solicitud)}`;

function Decision({ solicitud }: Props) {
  const total = totalDe(solicitud);
  const { estado, monto_aprobado: aprobado } = solicitud;
  if (estado !== 'aprobada') return `El gerente rechazó ${queEra(solicitud)}.`;
  if (aprobado === null || aprobado === total)
    return (
      <>
        <span>{`El gerente aprobó ${queEra(solicitud)}: quedó registrado `}</span>
        <Monto valor={total} />.
      </>
    );
  return (
    <>
      El gerente aprobó <Monto valor={aprobado} /> de <Monto valor={total} />.
    </>
  );
}

/** The manager's decision about cash that its collector holds, and what to do with what is left of it. */
export function LoDecidido({ solicitud }: Props) {
  const { parametros } = useNegocio();
  return (
    <p>
      <span>
        <Decision solicitud={solicitud} />
      </span>
      {solicitud.tarea_abierta === true && (
        <>
          {' '}
          Tienes{' '}
          <strong>
            <Monto valor={restaDe(solicitud)} />
          </strong>{' '}
          en la mano:{' '}
          <span>
            {solicitud.efectivo === 'registrar'
              ? `registra hasta ${abonosSinAprobacion(parametros)} abonos y devuelve el resto.`
              : 'devuélvelos al cliente.'}
          </span>
        </>
      )}
    </p>
  );
}
