import './gastos.css';
import type { Gasto, gastosDeCobrador, Respuesta } from '@leal/contract';
import { type Centavos, formatearNumero, formatearPesos, sumar } from '@leal/domain';
import type { ReactNode } from 'react';
import { conAparte } from '../../piezas/figuras/figuras.ts';
import { ESTADO_GASTO } from '../../piezas/solicitud/estados.ts';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Celda } from '../../ui/tabla/Celda.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

export const idDeGasto = ({ id_gasto }: Gasto): string => id_gasto;

export const ERROR_GASTOS = 'Error al obtener gastos';

type Props = {
  contadores: Respuesta<typeof gastosDeCobrador>['contadores'] | undefined;
  /** The expenses on this phone and in no counter yet. */
  sinContar?: readonly Centavos[];
};

/** '+ 1 ($350.50) sin confirmar': in the note, whose room is there, so that the form below does not move. */
const textoSinContar = (montos: readonly Centavos[]): string | undefined =>
  montos.length === 0
    ? undefined
    : `+\u00A0${formatearNumero(montos.length)}\u00A0(${formatearPesos(sumar(...montos))}) sin\u00A0confirmar`;

/** The counters, as the server counts them whatever is filtered. */
export const CifrasGastos = ({ contadores, sinContar = [] }: Props) => (
  <Cifras nombre="Gastos en cifras" cargando={!contadores} columnas={3}>
    <Cifra
      titulo="Pendientes"
      definicion="gastosPorAprobar"
      ancha
      valor={contadores && formatearNumero(contadores.pendientes)}
      nota={
        contadores
          ? conAparte(`${formatearPesos(contadores.monto_pendiente)} por aprobar`, textoSinContar(sinContar))
          : ''
      }
    />
    <Cifra
      titulo="Aprobados"
      definicion="gastosAprobados"
      valor={contadores && formatearNumero(contadores.aprobados)}
    />
    <Cifra
      titulo="Rechazados"
      definicion="gastosRechazados"
      valor={contadores && formatearNumero(contadores.rechazados)}
    />
  </Cifras>
);

/** The parts that one of the two roles sees: whose it is, and what can be done. */
type Ajustes = { titulo: string; conCobrador?: boolean; acciones?: (gasto: Gasto) => ReactNode };
type PropsFila = Omit<Ajustes, 'titulo'> & { gasto: Gasto };

const Respuesta = ({ gasto: { fecha_respuesta, nombre_gerente, motivo_rechazo } }: { gasto: Gasto }) =>
  fecha_respuesta === null ? (
    '—'
  ) : (
    <>
      <span>{[textoInstante(fecha_respuesta), nombre_gerente].filter(Boolean).join(' · ')}</span>
      {motivo_rechazo !== null && <em className="gastos-rechazo">{motivo_rechazo}</em>}
    </>
  );

const Fila = ({ gasto, conCobrador, acciones }: PropsFila) => (
  <tr>
    <Celda lugar="principal" en="motivo">
      {gasto.motivo}
    </Celda>
    <Celda lugar="principal" en="monto" cifra>
      <Monto valor={gasto.monto} />
    </Celda>
    {conCobrador && (
      <Celda en="cobrador" nombre="De">
        <Nombre de={gasto.nombre_cobrador} />
      </Celda>
    )}
    <Celda en="fecha" nombre="Pedido" className="gastos-fecha">
      {textoInstante(gasto.fecha_solicitud)}
    </Celda>
    <Celda en="estado" className="gastos-estado">
      <Insignia {...ESTADO_GASTO[gasto.estado]} />
    </Celda>
    <Celda en="respuesta" nombre="Respuesta" lugar={gasto.fecha_respuesta === null ? 'fuera' : 'renglon'}>
      <Respuesta gasto={gasto} />
    </Celda>
    {acciones && (
      <Celda
        en="acciones"
        lugar={gasto.estado === 'pendiente' ? 'renglon' : 'fuera'}
        className="gastos-acciones"
      >
        {acciones(gasto)}
      </Celda>
    )}
  </tr>
);

const Columnas = ({ conCobrador, acciones }: Omit<Ajustes, 'titulo'>) => (
  <thead>
    <tr>
      <th scope="col">Motivo</th>
      <th scope="col" data-tipo="cifra">
        Monto
      </th>
      {conCobrador && <th scope="col">Cobrador</th>}
      <th scope="col">Fecha</th>
      <th scope="col">Estado</th>
      <th scope="col">Respuesta</th>
      {acciones && <th scope="col">Acciones</th>}
    </tr>
  </thead>
);

type PropsTablaGastos = Ajustes & { gastos: readonly Gasto[]; anteriores: boolean };

/** Expenses: what for, how much, when, and what became of them. */
export const TablaGastos = ({ gastos, anteriores, titulo, ...ajustes }: PropsTablaGastos) => (
  <table className="tabla gastos" aria-label={titulo} aria-busy={anteriores}>
    <Columnas {...ajustes} />
    <tbody>
      {gastos.map((gasto) => (
        <Fila key={idDeGasto(gasto)} gasto={gasto} {...ajustes} />
      ))}
    </tbody>
  </table>
);
