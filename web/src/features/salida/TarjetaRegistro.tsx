import { Button } from 'antd';
import { useRef } from 'react';
import { Tarjeta } from '../../comun/bandeja/Tarjeta.tsx';
import { conMayuscula, textoInstante } from '../../comun/textos/textos.ts';
import type { Registro } from '../../lib/salida/registro.ts';
import { descartarRegistro, reintentarRegistro } from '../../lib/salida/salida.ts';
import { avisar } from '../../ui/avisar.tsx';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { confirmar } from '../../ui/dialogos/almacen.ts';
import { elTitulo, useRelevoDeFoco } from '../../ui/encabezado/foco.ts';
import { ESTADO, loQuePasa, preguntaDeDescarte } from './textos.ts';

type Props = { registro: Registro };

async function intentar(hacer: () => Promise<unknown>): Promise<void> {
  try {
    await hacer();
  } catch (error) {
    globalThis.reportError(error);
    avisar.error('No se pudo guardar el cambio en este teléfono.');
  }
}

async function descartar(registro: Registro): Promise<void> {
  const pregunta = preguntaDeDescarte(registro);
  if (await confirmar({ ...pregunta, textoConfirmar: 'Descartar', peligro: true }))
    await intentar(() => descartarRegistro(registro.clave));
}

/** Refused: it may go again as it was, or be forgotten; it does neither by itself. */
const BotonesRechazado = ({ registro }: Props) => (
  <>
    <Button danger aria-label={`Descartar ${registro.que}`} onClick={() => void descartar(registro)}>
      Descartar
    </Button>
    <Button
      type="primary"
      aria-label={`Reintentar ${registro.que}`}
      onClick={() => void intentar(() => reintentarRegistro(registro.clave))}
    >
      Reintentar
    </Button>
  </>
);

/** It is at the server: what becomes of it is told there. */
const BotonesEnRevision = ({ registro }: Props) => (
  <>
    <Button
      aria-label={`Quitar de la lista ${registro.que}`}
      onClick={() => void intentar(() => descartarRegistro(registro.clave))}
    >
      Quitar de la lista
    </Button>
    <BotonEnlace camino="/cobrador/solicitudes">Ver en Solicitudes</BotonEnlace>
  </>
);

const BOTONES = { rechazado: BotonesRechazado, en_revision: BotonesEnRevision } as const;

/** The focus does not go down with the buttons of a state that is over. */
function Botones({ registro }: Props) {
  const botones = useRef<HTMLDivElement>(null);
  useRelevoDeFoco(botones, elTitulo);
  const { estado } = registro;
  if (estado !== 'rechazado' && estado !== 'en_revision') return null;
  const Suyos = BOTONES[estado];
  return (
    <div ref={botones} className="pendientes-botones">
      <Suyos registro={registro} />
    </div>
  );
}

/** One register of this phone: what, of when, what has become of it, and what can be done. */
export function TarjetaRegistro({ registro }: Props) {
  const { que, capturado_en, estado } = registro;
  const decide = estado === 'rechazado' || estado === 'en_revision';
  return (
    <Tarjeta
      nombre={conMayuscula(que)}
      id_credito={null}
      senas={[textoInstante(capturado_en)]}
      estado={ESTADO[estado]}
      acciones={decide && <Botones key={estado} registro={registro} />}
    >
      <p>{loQuePasa(registro)}</p>
    </Tarjeta>
  );
}
