import { type CorteAbierto, type CreditoPorEntregar, listarTraspasos } from '@leal/contract';
import { type Centavos, CERO, formatearPesos } from '@leal/domain';
import { Alert, Button, type FormInstance } from 'antd';
import { CONFIRMAR_TRASPASO, PEDIR_FONDO } from '../../acciones/traspaso.ts';
import { ESTADO_TRASPASO, NOMBRE_TRASPASO } from '../../piezas/caja/traspasos.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Intro } from '../../ui/formulario/Intro.tsx';

type Espera = CorteAbierto['traspasos'][number];
type DeLaPregunta = { /** The question's own. */ formulario: FormInstance };

/** A float that the office has given: with it the box may be enough. */
function Recibir({ fondo, caja, formulario }: DeLaPregunta & { fondo: Espera; caja: CorteAbierto }) {
  const { id_traspaso, monto, tipo } = fondo;
  const { id_cobrador, nombre_cobrador } = caja;
  const { enviar, enSuspenso, fallo } = useEnvio(
    CONFIRMAR_TRASPASO,
    { id_traspaso, monto, tipo, id_cobrador, nombre_cobrador },
    { formulario },
  );
  return (
    <>
      <span>{`La oficina te dio un fondo de ${formatearPesos(monto)}.`}</span>
      <Button
        type="primary"
        block
        loading={enSuspenso}
        onClick={() => void enviar({ parametros: { id_traspaso }, cuerpo: { decision: 'confirmar', monto } })}
      >
        {`Ya recibí ${formatearPesos(monto)}`}
      </Button>
      {fallo.mensaje !== null && <span role="alert">{fallo.mensaje}</span>}
    </>
  );
}

type Prestamo = Pick<CreditoPorEntregar, 'nombre' | 'aprobado_en'>;
const notaPara = ({ nombre }: Prestamo): string => `Para el préstamo de ${nombre}`;

/** The float that was last asked for this loan, when it was declined, with the reason of whoever declined it. */
function Rechazado({ para }: { para: Prestamo }) {
  const { data } = useLlamada(listarTraspasos, { consulta: { limite: 20 } }, { staleTime: 0 });
  const pedido = data?.datos.find(
    ({ id_credito, nota, fecha_solicitud }) =>
      id_credito === null && nota === notaPara(para) && fecha_solicitud >= para.aprobado_en,
  );
  if (pedido?.estado !== 'rechazado') return null;
  const { tipo, monto, estado, motivo } = pedido;
  const estadoEnTexto = ESTADO_TRASPASO[estado].texto.toLowerCase();
  return (
    <>
      <span>{`${NOMBRE_TRASPASO[tipo]} de ${formatearPesos(monto)}: ${estadoEnTexto}`}</span>
      <em>{motivo}</em>
    </>
  );
}

type PropsPedir = DeLaPregunta & { faltan: Centavos; para: Prestamo };

function Pedir({ faltan, para, formulario }: PropsPedir) {
  const { enviar, enSuspenso, fallo } = useEnvio(PEDIR_FONDO, {}, { formulario });
  const cuerpo = { monto: faltan, pedido: true as const, nota: notaPara(para) };
  return (
    <>
      <Rechazado para={para} />
      <Button block loading={enSuspenso} onClick={() => void enviar({ cuerpo })}>
        Pedir fondo
      </Button>
      {fallo.mensaje !== null && <span role="alert">{fallo.mensaje}</span>}
    </>
  );
}

/** The remedies: a float that waits comes first, then asking for one. */
function Remedio({ caja, ...pregunta }: PropsPedir & { caja: CorteAbierto }) {
  const fondos = caja.traspasos.filter(({ tipo }) => tipo === 'fondo');
  const dado = fondos.find(({ estado }) => estado === 'pendiente');
  if (dado) return <Recibir key={dado.id_traspaso} fondo={dado} caja={caja} {...pregunta} />;
  const pedido = fondos.find(({ estado }) => estado === 'pedido');
  if (pedido) return `Pediste ${formatearPesos(pedido.monto)} a la oficina. Aquí verás cuando te conteste.`;
  return <Pedir {...pregunta} />;
}

type Props = DeLaPregunta & {
  /** Undefined: nobody can be asked. */
  caja: CorteAbierto | undefined;
  faltan: Centavos;
  /** The loan that the cash is for. */
  para: Prestamo;
};

/** The box's cash for a loan, before it is handed over. */
export function EnTuCaja({ caja, ...pregunta }: Props) {
  const { faltan } = pregunta;
  if (!caja)
    return (
      <Alert
        className="formulario-nota"
        type="info"
        showIcon
        title="Sin señal no se ve tu caja. Si le falta para este préstamo, la oficina lo confirmará."
      />
    );
  const hay = formatearPesos(caja.disponible > CERO ? caja.disponible : CERO);
  if (faltan === CERO) return <Intro>{`En tu caja hay ${hay}.`}</Intro>;
  return (
    <Alert
      className="formulario-nota formulario-aviso"
      type="warning"
      showIcon
      title={`En tu caja hay ${hay}; faltan ${formatearPesos(faltan)}.`}
      description={
        <div className="pila aire-8">
          <Remedio caja={caja} {...pregunta} />
        </div>
      }
    />
  );
}
