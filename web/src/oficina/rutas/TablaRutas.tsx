import type { ResumenRuta } from '@leal/contract';
import { filtrarPorTexto, formatearNumero, vaAtrasada } from '@leal/domain';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { cuantos } from '../../piezas/textos/textos.ts';
import { como, enLaUrl, mismas, opcional, texto, unaDe, useEnLaUrl } from '../../lib/en-la-url.ts';
import { useNegocio } from '../../lib/negocio.ts';
import type { Figura } from '../../ui/cifras/definiciones.ts';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { SinResultados, Vacio } from '../../ui/estados/Vacio.tsx';
import { CampoBusquedaEnUrl } from '../../ui/lista/CampoBusqueda.tsx';
import { ElegirVista } from '../../ui/lista/ElegirVista.tsx';
import { Tabla } from '../../ui/tabla/Tabla.tsx';
import { useOficina } from '../figuras/use-oficina.ts';
import { caminoDe, columnasDe, ORDEN_DE, VISTAS, vistaDelOrden } from './columnas.tsx';

const FILTRO = enLaUrl({
  /** Absent: the view of the order. */
  vista: opcional(mismas(VISTAS)),
  ver: unaDe(['todas', 'atrasadas']),
  busqueda: como('q', texto()),
  // The least collected of what was expected stands first.
  orden: { ...texto(20), defecto: 'avance' },
});

const CIFRAS: readonly { titulo: string; figura: Figura }[] = [
  { titulo: 'Hoy: recaudado', figura: 'recaudadoHoy' },
  { titulo: 'Hoy: esperado', figura: 'esperadoHoy' },
  { titulo: 'Visitados', figura: 'visitadosHoy' },
  { titulo: 'de los que se cobran hoy', figura: 'clientesDelDia' },
  { titulo: 'Va atrasada', figura: 'rutaAtrasada' },
  { titulo: 'Vencidos', figura: 'clientesVencidos' },
  { titulo: 'Saldo vencido', figura: 'saldoVencido' },
  { titulo: 'En mano', figura: 'efectivoEnMano' },
  { titulo: 'Saldo pendiente', figura: 'saldo' },
  { titulo: 'Recuperado', figura: 'recuperacion' },
  { titulo: 'Capital colocado', figura: 'capital' },
  { titulo: 'Por entregar', figura: 'porEntregar' },
  { titulo: 'Abono diario', figura: 'abonoDiario' },
  { titulo: 'Abono mínimo', figura: 'abonoMinimo' },
  { titulo: 'Clientes', figura: 'clientes' },
  { titulo: 'Clientes activos', figura: 'clientesActivos' },
];

const clave = ({ id_cobrador }: ResumenRuta): string => id_cobrador;

type Props = {
  rutas: readonly ResumenRuta[] | undefined;
  /** When they were read: a route is behind for that hour, and not for one that has come since. */
  leidas: Date;
};

/** Every collector in one table, by the day, the portfolio or what is overdue; the totals stay in sight. */
export function TablaRutas({ rutas, leidas }: Props) {
  const { base } = useOficina();
  const navegar = useNavigate();
  const negocio = useNegocio();
  const leidasMs = leidas.getTime();
  const [{ vista: pedida, ver, busqueda, orden }, cambiar] = useEnLaUrl(FILTRO);
  const vista = pedida ?? vistaDelOrden(orden);
  const buscar = useMemo(() => (escrito: string) => cambiar({ busqueda: escrito }), [cambiar]);
  const atrasadas = useMemo(
    () => new Set(rutas?.filter((ruta) => vaAtrasada(ruta, new Date(leidasMs), negocio)).map(clave)),
    [rutas, leidasMs, negocio],
  );
  const columnas = useMemo(
    () => columnasDe(vista, base, (r) => atrasadas.has(clave(r))),
    [vista, base, atrasadas],
  );
  const filas = useMemo(() => {
    const vistas = rutas?.filter((ruta) => ver === 'todas' || atrasadas.has(clave(ruta)));
    return (
      vistas && filtrarPorTexto(vistas, busqueda, ({ nombre_cobrador }) => ({ textos: [nombre_cobrador] }))
    );
  }, [rutas, ver, busqueda, atrasadas]);
  const totales = useMemo(
    () => (filas?.length ? columnas.map(({ suma }) => suma?.(filas) ?? null) : undefined),
    [columnas, filas],
  );
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
          nombre="Qué se ve"
          vista={vista}
          alElegir={(nueva) => cambiar({ vista: nueva, orden: ORDEN_DE[nueva] })}
          opciones={[
            { value: 'hoy', label: 'Hoy' },
            { value: 'cartera', label: 'Cartera' },
            { value: 'atraso', label: 'Atraso' },
          ]}
        />
        <ElegirVista
          nombre="Qué rutas"
          vista={ver}
          alElegir={(nueva) => cambiar({ ver: nueva })}
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
        alto={64}
        orden={orden}
        totales={totales}
        alOrdenar={(elegido) => cambiar({ orden: elegido })}
        vacia={filtrando ? <SinResultados /> : <Vacio texto="No hay rutas disponibles" />}
        alAbrir={(ruta) => void navegar(caminoDe(base, ruta))}
        tono={(ruta) => (atrasadas.has(clave(ruta)) ? 'mal' : ruta.activo ? undefined : 'tenue')}
      />
    </>
  );
}
