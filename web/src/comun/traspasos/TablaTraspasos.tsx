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
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
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

/** 'el fondo de $500.00 a Juan', for screen readers: a list has many such buttons. */
const nombreDe = ({ tipo, monto, nombre_cobrador }: Traspaso): string =>
  tipo === 'fondo'
    ? `el fondo de ${formatearPesos(monto)} a ${nombre_cobrador}`
    : `la entrega de ${formatearPesos(monto)} de ${nombre_cobrador}`;

const AFIRMA: ReadonlySet<DecisionTraspaso> = new Set<DecisionTraspaso>(['confirmar', 'dar']);

/** The answers of this side. */
function Botones({ traspaso, deGerente }: { traspaso: Traspaso; deGerente: boolean }) {
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

const respuesta = ({ fecha_respuesta, nombre_gerente, tipo, motivo }: Traspaso) => (
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
    {motivo !== null && <small className="en-bloque chica normal mal">{motivo}</small>}
  </>
);

const pendiente = ({ estado }: Traspaso): boolean => ABIERTO.has(estado);

const COBRADOR: ColumnaSencilla<Traspaso> = {
  clave: 'cobrador',
  titulo: 'Cobrador',
  celda: ({ nombre_cobrador }) => <Nombre de={nombre_cobrador} />,
};

const columnasDe = (deGerente: boolean): readonly ColumnaSencilla<Traspaso>[] => [
  {
    clave: 'que',
    titulo: 'Qué',
    principal: true,
    celda: ({ tipo, nota, nombre_gerente }) => (
      <>
        {NOMBRE_TRASPASO[tipo]}
        {!deGerente && tipo === 'fondo' && nombre_gerente !== null && (
          <small className="en-bloque chica normal">{`de ${nombre_gerente}`}</small>
        )}
        {nota !== null && <small className="en-bloque chica normal">{nota}</small>}
      </>
    ),
  },
  { clave: 'monto', titulo: 'Monto', principal: true, importe: ({ monto }) => monto },
  ...(deGerente ? [COBRADOR] : []),
  { clave: 'fecha', titulo: 'Fecha', celda: ({ fecha_solicitud }) => textoInstante(fecha_solicitud) },
  { clave: 'estado', titulo: 'Estado', celda: ({ estado }) => <Insignia {...ESTADO_TRASPASO[estado]} /> },
  { clave: 'respuesta', titulo: 'Respuesta', nombre: true, fuera: pendiente, celda: respuesta },
  {
    clave: 'acciones',
    titulo: 'Acciones',
    oculta: true,
    celda: (traspaso) =>
      pendiente(traspaso) && (
        <div>
          <Botones traspaso={traspaso} deGerente={deGerente} />
        </div>
      ),
  },
];

const COLUMNAS = { gerente: columnasDe(true), cobrador: columnasDe(false) };

type Props = { traspasos: readonly Traspaso[]; anteriores: boolean };

export const TablaTraspasos = ({ traspasos, anteriores }: Props) => (
  <TablaSencilla
    nombre="Fondos y parciales"
    clase="traspasos"
    areas="'que monto' 'cobrador cobrador' 'fecha estado' 'respuesta respuesta' 'acciones acciones'"
    columnas={COLUMNAS[useUsuario().id_rol === ROL.gerente ? 'gerente' : 'cobrador']}
    filas={traspasos}
    clave={({ id_traspaso }) => id_traspaso}
    ocupada={anteriores}
  />
);
