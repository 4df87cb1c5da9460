import './traspasos.css';
import type { Traspaso } from '@leal/contract';
import { decisionesDe, type DecisionTraspaso, formatearPesos, ROL, TRASPASO_ABIERTO } from '@leal/domain';
import { Button } from 'antd';
import { ESTADO_TRASPASO, NOMBRE_TRASPASO } from '../../piezas/caja/traspasos.ts';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { useDuda } from '../../lib/acciones/dudas.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Celda } from '../../ui/tabla/Celda.tsx';
import { Nombre } from '../../ui/Nombre.tsx';
import { Frase } from '../../ui/Frase.tsx';

const TEXTO = {
  confirmar: 'Confirmar',
  dar: 'Dar',
  rechazar: 'Rechazar',
  cancelar: 'Cancelar',
} as const;

const preguntar = (traspaso: Traspaso, decision: DecisionTraspaso): Promise<void> =>
  traerDialogo(
    () => import('./DialogoResponder.tsx'),
    ({ preguntarTraspaso }) => preguntarTraspaso(traspaso, decision),
  );

const ABIERTO: ReadonlySet<Traspaso['estado']> = new Set<Traspaso['estado']>(TRASPASO_ABIERTO);

type Props = { traspaso: Traspaso; deGerente: boolean };

/** 'el fondo de $500.00 a Juan', for screen readers: a list has many such buttons. */
const nombreDe = ({ tipo, monto, nombre_cobrador }: Traspaso): string =>
  tipo === 'fondo'
    ? `el fondo de ${formatearPesos(monto)} a ${nombre_cobrador}`
    : `la entrega de ${formatearPesos(monto)} de ${nombre_cobrador}`;

const AFIRMA: ReadonlySet<DecisionTraspaso> = new Set<DecisionTraspaso>(['confirmar', 'dar']);

/** The answers of this side. */
function Botones({ traspaso, deGerente }: Props) {
  const duda = useDuda(traspaso.id_traspaso);
  if (duda) return <Insignia texto="Sin confirmar" tono="espera" />;
  return decisionesDe(traspaso, deGerente ? ROL.gerente : ROL.cobrador).map((decision) => (
    <Button
      key={decision}
      type={AFIRMA.has(decision) ? 'primary' : 'default'}
      danger={decision === 'rechazar'}
      aria-label={`${TEXTO[decision]} ${nombreDe(traspaso)}`}
      onClick={() => void preguntar(traspaso, decision)}
    >
      {TEXTO[decision]}
    </Button>
  ));
}

const Respuesta = ({ fecha_respuesta, nombre_gerente, tipo, motivo }: Traspaso) => (
  <>
    <Frase>
      {textoInstante(fecha_respuesta)}
      {tipo === 'parcial' && fecha_respuesta !== null && nombre_gerente !== null && (
        <>
          {' · '}
          <Nombre de={nombre_gerente} />
        </>
      )}
    </Frase>
    {motivo !== null && <em className="traspasos-motivo">{motivo}</em>}
  </>
);

const Fila = ({ traspaso, deGerente }: Props) => {
  const { tipo, monto, estado, nota, nombre_cobrador, nombre_gerente } = traspaso;
  const pendiente = ABIERTO.has(estado);
  return (
    <tr>
      <Celda lugar="principal" en="que">
        {NOMBRE_TRASPASO[tipo]}
        {!deGerente && tipo === 'fondo' && nombre_gerente !== null && (
          <small className="traspasos-de">{`de ${nombre_gerente}`}</small>
        )}
        {nota !== null && <small className="traspasos-de">{nota}</small>}
      </Celda>
      <Celda lugar="principal" en="monto" cifra>
        <Monto valor={monto} />
      </Celda>
      {deGerente && (
        <Celda en="cobrador" lugar="renglon">
          <Nombre de={nombre_cobrador} />
        </Celda>
      )}
      <Celda en="fecha" className="traspasos-fecha">
        {textoInstante(traspaso.fecha_solicitud)}
      </Celda>
      <Celda en="estado" className="traspasos-estado">
        <Insignia {...ESTADO_TRASPASO[estado]} />
      </Celda>
      <Celda en="respuesta" nombre="Respuesta" lugar={pendiente ? 'fuera' : 'renglon'}>
        <Respuesta {...traspaso} />
      </Celda>
      <Celda en="acciones" lugar={pendiente ? 'renglon' : 'fuera'} className="traspasos-acciones">
        {pendiente && (
          <div>
            <Botones traspaso={traspaso} deGerente={deGerente} />
          </div>
        )}
      </Celda>
    </tr>
  );
};

type PropsTabla = { traspasos: readonly Traspaso[]; anteriores: boolean };

/** A table at a desk, blocks on a phone. */
export function TablaTraspasos({ traspasos, anteriores }: PropsTabla) {
  const deGerente = useUsuario().id_rol === ROL.gerente;
  return (
    <table className="tabla traspasos" aria-label="Fondos y parciales" aria-busy={anteriores}>
      <thead>
        <tr>
          <th>Qué</th>
          <th data-tipo="cifra">Monto</th>
          {deGerente && <th>Cobrador</th>}
          <th>Fecha</th>
          <th>Estado</th>
          <th>Respuesta</th>
          <th>
            <span className="solo-lectores">Acciones</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {traspasos.map((traspaso) => (
          <Fila key={traspaso.id_traspaso} traspaso={traspaso} deGerente={deGerente} />
        ))}
      </tbody>
    </table>
  );
}
