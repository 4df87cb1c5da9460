import { Button } from 'antd';
import { abonoAlGerente, abonoDescartado, avisaAlDescartar, puedeIrAlGerente } from './en-su-lugar.ts';
import type { ConEfectivo } from '../../piezas/solicitud/efectivo.ts';
import { type Registro, yaEstaba } from '../../lib/salida/registro.ts';
import {
  cambiarRegistro,
  olvidarRegistro,
  reintentarRegistro,
  terminarRegistro,
  volverAEnviar,
} from '../../lib/salida/salida.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { confirmar } from '../../ui/dialogos/almacen.ts';
import { abrirCorregir, sePuedeCorregir } from './DialogoCorregir.tsx';
import {
  esDescarte,
  PREGUNTA_DE_REENVIO,
  preguntaDeDescarte,
  preguntaDeEnvio,
  textoDeReenvio,
  YA_CAMBIO,
} from './textos.ts';

/* The actions of a register's person, by its state. Nothing is done when the register has moved on meanwhile. */

type Props = { registro: Registro; solicitud?: ConEfectivo | null | undefined };

async function intentar(hacer: () => Promise<boolean>): Promise<void> {
  try {
    if (!(await hacer())) anunciar.atencion(YA_CAMBIO);
  } catch (error) {
    globalThis.reportError(error);
    anunciar.error('No se pudo guardar el cambio en este teléfono.');
  }
}

/** Cash is not forgotten in silence: the phone tells the server, through the outbox like everything else. */
async function descartar(registro: Registro): Promise<void> {
  const avisa = avisaAlDescartar(registro);
  const pregunta = preguntaDeDescarte(registro, avisa);
  if (!(await confirmar({ ...pregunta, textoConfirmar: 'Descartar', peligro: true }))) return;
  await intentar(() => (avisa ? cambiarRegistro(registro, abonoDescartado) : olvidarRegistro(registro)));
}

async function enviarAlGerente(registro: Registro): Promise<void> {
  const pregunta = preguntaDeEnvio(registro);
  if (await confirmar({ ...pregunta, textoConfirmar: 'Enviar al gerente' }))
    await intentar(() => cambiarRegistro(registro, abonoAlGerente));
}

const BotonDescartar = ({ registro }: Props) => (
  <Button danger aria-label={`Descartar ${registro.que}`} onClick={() => void descartar(registro)}>
    Descartar
  </Button>
);

const BotonAlGerente = ({ registro }: Props) =>
  puedeIrAlGerente(registro) && (
    <Button aria-label={`Enviar al gerente ${registro.que}`} onClick={() => void enviarAlGerente(registro)}>
      Enviar al gerente
    </Button>
  );

const BotonOlvidar = ({ registro, texto }: { registro: Registro; texto: string }) => (
  <Button
    aria-label={`${texto} ${registro.que}`}
    onClick={() => void intentar(() => olvidarRegistro(registro))}
  >
    {texto}
  </Button>
);

/** Never sent: another amount, or not at all. */
const DePendiente = ({ registro }: Props) => (
  <>
    <BotonDescartar registro={registro} />
    {sePuedeCorregir(registro) && (
      <Button aria-label={`Corregir ${registro.que}`} onClick={() => abrirCorregir(registro)}>
        Corregir
      </Button>
    )}
  </>
);

/** Refused: it may go again as it was, to the manager, or be discarded; it does none of it by itself. */
const DeRechazado = ({ registro }: Props) => (
  <>
    {!esDescarte(registro) && <BotonDescartar registro={registro} />}
    <BotonAlGerente registro={registro} />
    <Button
      type="primary"
      aria-label={`Reintentar ${registro.que}`}
      onClick={() => void intentar(() => reintentarRegistro(registro))}
    >
      Reintentar
    </Button>
  </>
);

/** The register is at the server: until it is decided it stays, and so does what has to be done then. */
const DeRevision = ({ registro, solicitud }: Props) => (
  <>
    {(solicitud === null || (solicitud && solicitud.estado !== 'pendiente')) && (
      <Button
        aria-label={`Quitar de la lista ${registro.que}`}
        onClick={() => void intentar(() => terminarRegistro(registro))}
      >
        Quitar de la lista
      </Button>
    )}
    <BotonEnlace camino="/cobrador/solicitudes">Ver en Solicitudes</BotonEnlace>
  </>
);

/** The register's day held the same amount before: only its person knows whether that is the same cash. */
const DeYaEstaba = ({ registro }: Props) => (
  <>
    <BotonAlGerente registro={registro} />
    <BotonOlvidar registro={registro} texto="Es el mismo" />
  </>
);

export const tieneBotones = (registro: Registro): boolean =>
  (registro.estado === 'pendiente' && !esDescarte(registro) && !registro.reenviado) ||
  registro.estado === 'rechazado' ||
  registro.estado === 'en_revision' ||
  yaEstaba(registro) !== undefined;

/** Nothing where there is nothing to do but to wait. */
export function Botones(props: Props) {
  const { estado } = props.registro;
  if (yaEstaba(props.registro)) return <DeYaEstaba {...props} />;
  if (estado === 'pendiente') return <DePendiente {...props} />;
  if (estado === 'rechazado') return <DeRechazado {...props} />;
  return estado === 'en_revision' && <DeRevision {...props} />;
}

async function enviarDeNuevo(): Promise<void> {
  if (!(await confirmar({ ...PREGUNTA_DE_REENVIO, textoConfirmar: 'Volver a enviar' }))) return;
  try {
    anunciar.info(textoDeReenvio(await volverAEnviar()));
  } catch (error) {
    globalThis.reportError(error);
    anunciar.error('No se pudo leer lo que guarda este teléfono.');
  }
}

/** Always there, and out of the way: whoever has lost its data cannot tell the phones. */
export const BotonReenviar = () => (
  <Button type="link" onClick={() => void enviarDeNuevo()}>
    Volver a enviar los últimos 7 días
  </Button>
);
