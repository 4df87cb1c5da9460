import './antecedentes.css';
import type { AntecedentesDeCredito, AntecedentesDePago, ClaseVisto, Prestamo } from '@leal/contract';
import {
  CERO,
  fecha,
  formatearNumero,
  type Hechos,
  parteDe,
  reglasDe,
  recibePagos,
  TIPOS_SOLICITUD,
  type TipoSolicitud,
} from '@leal/domain';
import { OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { Parecidos } from '../../piezas/cliente/Parecidos.tsx';
import { ESTADO_CREDITO } from '../../piezas/credito/estado.ts';
import { cuantos, textoFecha } from '../../piezas/textos/textos.ts';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';

type Antecedente = AntecedentesDePago | AntecedentesDeCredito;

/** The state of a loan: what is still owed, or how punctually it was paid. */
function ComoVa({ estado_credito, saldo, dias_a_tiempo: dias, dias_pago }: Prestamo) {
  if (recibePagos(estado_credito))
    return (
      <>
        Debe <Monto valor={saldo} />
      </>
    );
  if (dias === null) return <span className="tenue">Sin dato</span>;
  return (
    <>
      <strong>{`${parteDe(dias, dias_pago)} %`}</strong> a tiempo
    </>
  );
}

function enQueQuedo({ estado_credito: estado, fecha_inicio, fecha_fin }: Prestamo): string {
  const nombre = ESTADO_CREDITO[estado].texto;
  if (estado === 'Aprobado') return `${nombre} desde ${textoFecha(fecha_inicio)}`;
  return fecha_fin ? `${nombre} el ${textoFecha(fecha_fin)}` : nombre;
}

const UnPrestamo = (prestamo: Prestamo) => (
  <li className="grupo aire-16 junto extremos tabular">
    <span>
      <strong>
        <Monto valor={prestamo.monto_solicitado} />
      </strong>
      <span>{` a ${prestamo.dias_pago} días`}</span>
    </span>
    <span>
      <ComoVa {...prestamo} />
    </span>
    <small className="nota a-lo-ancho">
      {[
        prestamo.nombre,
        enQueQuedo(prestamo),
        ...(prestamo.dias_a_tiempo === null
          ? []
          : [`${prestamo.dias_a_tiempo} de ${prestamo.dias_pago} días`]),
        cuantos(prestamo.atrasos, 'atraso', 'atrasos'),
      ].join(' · ')}
    </small>
  </li>
);

function DeCredito({ parecidos, prestamos, hay_mas, carga, por_confirmar }: AntecedentesDeCredito) {
  const { activos, vencidos, por_aprobar } = carga;
  return (
    <section className="antecedentes formulario-nota" aria-label="Antecedentes">
      <Parecidos parecidos={parecidos} />
      <h2 className="fila aire-0 extremos">
        Créditos anteriores
        {prestamos.length > 0 && <QueEs titulo="Días a tiempo" figura="diasATiempo" />}
      </h2>
      {prestamos.length === 0 ? (
        <p className="tenue">Es su primer crédito.</p>
      ) : (
        <ul className="lista-lisa">
          {prestamos.map((prestamo) => (
            <UnPrestamo key={prestamo.id_credito} {...prestamo} />
          ))}
        </ul>
      )}
      {hay_mas && <p className="tenue">Tuvo otros, más antiguos.</p>}
      <dl className="datos">
        {por_confirmar !== undefined && (
          <Dato nombre={OTROS_NOMBRES.transferido_sin_confirmar}>
            <Monto valor={por_confirmar} />
          </Dato>
        )}
        <Dato nombre="Carga de su ruta">
          <span className="entera">{cuantos(activos, 'activo', 'activos')}</span> ·{' '}
          <span className="entera">{cuantos(vencidos, 'vencido', 'vencidos')}</span> ·{' '}
          <span className="entera">{`${formatearNumero(por_aprobar)} por aprobar`}</span>
        </Dato>
      </dl>
    </section>
  );
}

type DePago = { de: AntecedentesDePago; visto: object };

/** The facts without those that the question itself shows. */
const DelPago = ({ de, visto }: DePago) => (
  <dl className="datos antecedentes formulario-nota">
    {!('fecha' in visto) && <Dato nombre="Fecha del pago">{textoFecha(de.fecha)}</Dato>}
    {!('saldo' in visto) && (
      <Dato nombre="Saldo del cliente">
        <Monto valor={de.saldo} />
      </Dato>
    )}
  </dl>
);

/** Sketches that keep their room while they are read. */
const BOCETOS: { readonly [H in Hechos]: Antecedente } = {
  pago: { fecha: fecha('2026-01-01'), saldo: CERO },
  credito: {
    parecidos: [],
    prestamos: [],
    hay_mas: false,
    carga: { activos: 0, vencidos: 0, por_aprobar: 0 },
  },
};

const esTipo = (clase: ClaseVisto): clase is TipoSolicitud =>
  (TIPOS_SOLICITUD as readonly string[]).includes(clase);

/** The facts that stand beside the question about one of that class. */
function hechosDe(clase: ClaseVisto): Hechos | null {
  if (esTipo(clase)) return reglasDe(clase).hechos;
  return clase === 'credito' ? 'credito' : null;
}

type Props = {
  clase: ClaseVisto;
  /** Undefined while they are read, and for what has none. */
  de: Antecedente | undefined;
  /** The values that the question shows beside them. */
  visto: object;
};

/** The facts for deciding: shown beside the question, and held to nothing. */
export function Antecedentes({ clase, de, visto }: Props) {
  const hechos = hechosDe(clase);
  if (hechos === null) return null;
  const dichos = de ?? BOCETOS[hechos];
  return 'prestamos' in dichos ? <DeCredito {...dichos} /> : <DelPago de={dichos} visto={visto} />;
}
