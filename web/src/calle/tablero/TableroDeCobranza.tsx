import './tablero.css';
import { formatearNumero, formatearPesos, nombreDia } from '@leal/domain';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type Tablero, textoSinConfirmar, useDelTelefono, useTablero } from '../../piezas/figuras/figuras.ts';
import { LineaDeCorte } from '../../piezas/por-ver/LineaPorHacer.tsx';
import { conFormas, notaDeForma, SOLO_EFECTIVO } from '../../piezas/textos/por-forma.ts';
import { textoDia } from '../../piezas/textos/textos.ts';
import { usePorAprobarPropio } from '../../lib/vivo/use-avisos.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { Actualizar, NotaAlDia } from '../../ui/encabezado/Actualizado.tsx';
import { datosDe } from '../../ui/encabezado/antiguedad.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { type Nombrada, QueEs } from '../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { HuecoDeCifra } from '../../ui/estados/Huecos.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { type Barra, Barras } from '../../ui/graficas/Barras.tsx';
import { type Aparte, CIFRAS, tableroCon } from './cifras-tablero.ts';

type PropsCifras = { tablero: Tablero | undefined; aparte: Aparte | undefined };

const CifrasDelDia = ({ tablero, aparte }: PropsCifras) => (
  <Cifras nombre="Cifras de hoy" cargando={!tablero} columnas={3}>
    {CIFRAS.map(({ titulo, definicion, ademas, camino, ancha, valor, formas, ...textos }) => (
      <Cifra
        key={titulo}
        {...{ titulo, definicion, camino, ancha }}
        valor={tablero && valor(tablero)}
        aparte={aparte && textos.aparte?.(aparte)}
        {...conFormas(
          { nota: tablero && aparte ? textos.nota(tablero, aparte) : '', ademas },
          ...((tablero && formas?.(tablero)) ?? SOLO_EFECTIVO),
        )}
      />
    ))}
  </Cifras>
);

type Clase = Nombrada & { readonly clase: keyof Tablero['por_aprobar'] };

const CLASES: readonly Clase[] = [
  { clase: 'clientes', titulo: 'Clientes', figura: 'creditosPorAprobar' },
  { clase: 'abonos', titulo: 'Abonos', figura: 'abonosPorAprobar' },
  { clase: 'gastos', titulo: 'Gastos', figura: 'gastosPorAprobar' },
  { clase: 'renovaciones', titulo: 'Renovaciones', figura: 'renovacionesPorAprobar' },
];

/** The counts of what waits for the manager (spec §2): new clients, everything about payments, expenses, renewals. */
const PorAprobar = ({ bloque }: { bloque: Tablero['por_aprobar'] | undefined }) => (
  <Panel
    titulo="Por Aprobar"
    subtitulo="Esperan la decisión del gerente"
    accion={
      <Link className="toque fija" to="/cobrador/solicitudes">
        Ver solicitudes
      </Link>
    }
    ayuda={<QueSon de="Por Aprobar" cifras={CLASES} />}
  >
    <dl className="tablero-espera grupo extremos" aria-busy={bloque === undefined}>
      {CLASES.map(({ clase, titulo }) => (
        <div key={clase}>
          <dt className="nota">{titulo}</dt>
          <dd className="fuerte tabular">
            {bloque ? formatearNumero(bloque[clase]) : <HuecoDeCifra ancho={1.5} />}
          </dd>
        </div>
      ))}
    </dl>
  </Panel>
);

/** The income of each day of the week, Monday first; today stands out. */
const barrasDeSemana = ({ semana, fecha: hoy }: Pick<Tablero, 'semana' | 'fecha'>): Barra[] =>
  semana.map(({ fecha, cobrado, transferido }) => ({
    marca: nombreDia(fecha).slice(0, 3),
    nombre: textoDia(fecha),
    valor: cobrado,
    texto: formatearPesos(cobrado),
    ...notaDeForma(transferido),
    destacada: fecha === hoy,
  }));

const TITULO = 'Cobranza de la semana';

function Dibujo({ tablero }: { tablero: Tablero }) {
  const { semana, fecha } = tablero;
  const barras = useMemo(() => barrasDeSemana({ semana, fecha }), [semana, fecha]);
  return <Barras titulo={TITULO} barras={barras} />;
}

type PropsSemana = {
  tablero: Tablero | undefined;
  /** The amount that is in no bar yet: '+ $120.00 sin confirmar'. */
  aparte: string | undefined;
};

/** The week's collection by day, at a glance. */
const PanelSemana = ({ tablero, aparte = '' }: PropsSemana) => (
  <Panel titulo={TITULO} subtitulo={aparte} ayuda={<QueEs titulo={TITULO} figura="cobranzaPorDia" />}>
    {tablero ? <Dibujo tablero={tablero} /> : <div className="tablero-grafica" />}
  </Panel>
);

/** Spec §2, 'Collector dashboard': the day in figures, each with what it means and where it comes from. */
export function TableroDeCobranza({ idCobrador }: { idCobrador: string }) {
  const consulta = useTablero(idCobrador);
  // Null until the live counts are known; until then the answer's counts are shown.
  const esperaViva = usePorAprobarPropio();
  const { isError } = consulta;
  const delTelefono = useDelTelefono(consulta);
  const { tablero: data, aparte } = (consulta.data && tableroCon(delTelefono, consulta.data, consulta)) ?? {};
  const antiguedad = datosDe(consulta);
  return (
    <div className="pila amplia">
      <Encabezado
        titulo="Dashboard de Cobranza"
        nota={data && <NotaAlDia consulta={consulta}>{textoDia(data.fecha)}</NotaAlDia>}
        accion={<Actualizar consulta={consulta} />}
      />
      <LineaDeCorte />
      {antiguedad === null && (
        <FalloConsulta consulta={consulta} mensaje="Error al obtener datos del dashboard" />
      )}
      {(data || !isError) && (
        <>
          <CifrasDelDia tablero={data} aparte={aparte} />
          <div className="tablero-paneles pila">
            <PorAprobar bloque={esperaViva ?? data?.por_aprobar} />
            <PanelSemana tablero={data} aparte={aparte && textoSinConfirmar(aparte.semana, 'pesos')} />
          </div>
        </>
      )}
    </div>
  );
}
