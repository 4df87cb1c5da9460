import type { ResumenRuta } from '@leal/contract';
import { type Centavos, filtrarPorTexto, formatearNumero, formatearPesos, vaAtrasada } from '@leal/domain';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { cuantos, textoInstante } from '../../../comun/textos/textos.ts';
import { como, enLaUrl, texto, unaDe, useEnLaUrl } from '../../../lib/en-la-url.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { useAhora } from '../../../lib/reloj.ts';
import type { Figura } from '../../../ui/cifras/definiciones.ts';
import { QueSon } from '../../../ui/cifras/QueSon.tsx';
import { SinResultados, Vacio } from '../../../ui/estados/Vacio.tsx';
import { CampoBusquedaEnUrl } from '../../../ui/lista/CampoBusqueda.tsx';
import { ElegirVista } from '../../../ui/lista/ElegirVista.tsx';
import { type Columna, Tabla } from '../../../ui/tabla/Tabla.tsx';
import { useOficina } from '../use-oficina.ts';
import { avanceDe, HoyDeRuta } from './HoyDeRuta.tsx';

const FILTRO = enLaUrl({
  ver: unaDe(['todas', 'atrasadas']),
  busqueda: como('q', texto()),
  // The least collected of what was expected stands first.
  orden: { ...texto(20), defecto: 'avance' },
});

const caminoDe = (base: string, { id_cobrador }: ResumenRuta): string =>
  `${base}/rutas/${encodeURIComponent(id_cobrador)}`;

const monto = (clave: string, titulo: string, de: (ruta: ResumenRuta) => Centavos): Columna<ResumenRuta> => ({
  clave,
  titulo,
  ancho: 128,
  cifra: true,
  valor: de,
  celda: (ruta) => formatearPesos(de(ruta)),
});

const cuenta = (
  clave: string,
  titulo: string,
  ancho: number,
  de: (ruta: ResumenRuta) => number,
): Columna<ResumenRuta> => ({
  clave,
  titulo,
  ancho,
  cifra: true,
  valor: de,
  celda: (ruta) => formatearNumero(de(ruta)),
});

/** The day first, as far as a desk shows without scrolling; then the spec's figures of the portfolio. */
const columnasDe = (
  base: string,
  atrasada: (ruta: ResumenRuta) => boolean,
): readonly Columna<ResumenRuta>[] => [
  {
    clave: 'cobrador',
    titulo: 'Cobrador',
    ancho: 176,
    crece: true,
    fija: true,
    valor: (r) => r.nombre_cobrador,
    celda: (r) => (
      <span className="ruta-nombre">
        <Link to={caminoDe(base, r)}>{r.nombre_cobrador}</Link>
        {atrasada(r) && <small data-tono="mal">Va atrasada</small>}
        {!r.activo && <small>Inactivo</small>}
      </span>
    ),
  },
  { clave: 'avance', titulo: 'Hoy', ancho: 196, valor: avanceDe, celda: (r) => <HoyDeRuta ruta={r} /> },
  {
    clave: 'visitados',
    titulo: 'Visitados',
    ancho: 112,
    cifra: true,
    valor: (r) => (r.debidos > 0 ? r.visitados / r.debidos : null),
    celda: (r) => `${formatearNumero(r.visitados)} de ${formatearNumero(r.debidos)}`,
  },
  cuenta('clientes_vencidos', 'Vencidos', 96, (r) => r.clientes_vencidos),
  monto('vencidos', 'Saldo vencido', (r) => r.saldo_vencido),
  monto('efectivo', 'En mano', (r) => r.efectivo_en_mano),
  {
    clave: 'movimiento',
    titulo: 'Último movimiento',
    ancho: 124,
    valor: (r) => r.ultima_actualizacion,
    celda: (r) => textoInstante(r.ultima_actualizacion),
  },
  monto('saldo', 'Saldo pendiente', (r) => r.saldo_pendiente),
  monto('capital', 'Capital colocado', (r) => r.capital_colocado),
  monto('diario', 'Abono diario', (r) => r.abono_diario),
  monto('minimo', 'Abono mínimo', (r) => r.abono_minimo),
  cuenta('clientes', 'Clientes', 88, (r) => r.total_clientes),
  cuenta('activos', 'Clientes activos', 128, (r) => r.clientes_activos),
  {
    clave: 'reportes',
    titulo: 'Reportes',
    ancho: 96,
    celda: (r) => (
      <Link to={`${caminoDe(base, r)}/reportes`} aria-label={`Reportes de ${r.nombre_cobrador}`}>
        Reportes
      </Link>
    ),
  },
];

const CIFRAS: readonly { titulo: string; figura: Figura }[] = [
  { titulo: 'Hoy: recaudado', figura: 'recaudadoHoy' },
  { titulo: 'Hoy: esperado', figura: 'esperadoHoy' },
  { titulo: 'Visitados', figura: 'visitadosDelDia' },
  { titulo: 'de los que se cobran hoy', figura: 'clientesDelDia' },
  { titulo: 'Va atrasada', figura: 'rutaAtrasada' },
  { titulo: 'Vencidos', figura: 'clientesVencidos' },
  { titulo: 'Saldo vencido', figura: 'saldoVencido' },
  { titulo: 'En mano', figura: 'efectivoEnMano' },
  { titulo: 'Saldo pendiente', figura: 'saldo' },
  { titulo: 'Capital colocado', figura: 'capital' },
  { titulo: 'Abono diario', figura: 'abonoDiario' },
  { titulo: 'Abono mínimo', figura: 'abonoMinimo' },
  { titulo: 'Clientes', figura: 'clientes' },
  { titulo: 'Clientes activos', figura: 'clientesActivos' },
];

const clave = ({ id_cobrador }: ResumenRuta): string => id_cobrador;

/** Every collector in one table; who is behind stands first and says so. */
export function TablaRutas({ rutas }: { rutas: readonly ResumenRuta[] | undefined }) {
  const { base } = useOficina();
  const navegar = useNavigate();
  const { parametros } = useNegocio();
  const ahora = useAhora(60_000);
  const [{ ver, busqueda, orden }, cambiar] = useEnLaUrl(FILTRO);
  const buscar = useMemo(() => (escrito: string) => cambiar({ busqueda: escrito }), [cambiar]);
  const atrasadas = useMemo(
    () => new Set(rutas?.filter((ruta) => vaAtrasada(ruta, ahora, parametros)).map(clave)),
    [rutas, ahora, parametros],
  );
  const columnas = useMemo(() => columnasDe(base, (r) => atrasadas.has(clave(r))), [base, atrasadas]);
  const filas = useMemo(() => {
    const vistas = rutas?.filter((ruta) => ver === 'todas' || atrasadas.has(clave(ruta)));
    return (
      vistas && filtrarPorTexto(vistas, busqueda, ({ nombre_cobrador }) => ({ textos: [nombre_cobrador] }))
    );
  }, [rutas, ver, busqueda, atrasadas]);
  const filtrando = busqueda !== '' || ver !== 'todas';
  return (
    <>
      <div className="rutas-mandos">
        <CampoBusquedaEnUrl
          invitacion="Buscar cobrador"
          busqueda={busqueda}
          alBuscar={buscar}
          hallado={filtrando && filas ? cuantos(filas.length, 'ruta', 'rutas') : null}
        />
        <ElegirVista
          nombre="Qué rutas"
          vista={ver}
          alElegir={(otra) => cambiar({ ver: otra })}
          opciones={[
            { value: 'todas', label: 'Todas' },
            { value: 'atrasadas', label: `Atrasadas (${formatearNumero(atrasadas.size)})` },
          ]}
        />
        <QueSon de="las rutas" cifras={CIFRAS} />
      </div>
      <Tabla
        nombre="Rutas"
        columnas={columnas}
        filas={filas}
        clave={clave}
        orden={orden}
        alOrdenar={(otro) => cambiar({ orden: otro })}
        vacia={filtrando ? <SinResultados /> : <Vacio texto="No hay rutas disponibles" />}
        alAbrir={(ruta) => void navegar(caminoDe(base, ruta))}
        tono={(ruta) => (atrasadas.has(clave(ruta)) ? 'mal' : ruta.activo ? undefined : 'tenue')}
      />
    </>
  );
}
