import './rutas.css';
import type { ResumenRuta } from '@leal/contract';
import { cuantos } from '../../piezas/textos/textos.ts';
import { QueEs } from '../../ui/cifras/QueEs.tsx';
import { Actualizar, NotaAlDia } from '../../ui/encabezado/Actualizado.tsx';
import { validoEn } from '../../ui/encabezado/antiguedad.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeTarjetas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { useEscritorio } from '../../ui/tabla/use-escritorio.ts';
import { BarraExportar } from '../exportar/BarraExportar.tsx';
import { CADA_MS, useOficina, useRutas } from '../figuras/use-oficina.ts';
import { TablaRutas } from './TablaRutas.tsx';
import { TarjetaCobrador } from './TarjetaCobrador.tsx';

type Props = { rutas: readonly ResumenRuta[] };

function Tarjetas({ rutas }: Props) {
  const { base } = useOficina();
  if (rutas.length === 0) return <Vacio texto="No hay rutas disponibles" />;
  return (
    <div className="cobradores rejilla">
      {rutas.map((ruta) => (
        <TarjetaCobrador key={ruta.id_cobrador} ruta={ruta} base={base} />
      ))}
    </div>
  );
}

/** '3 rutas', as the dashboard counts them, or '3 rutas y 1 inactiva'. */
function textoRutas(rutas: readonly ResumenRuta[]): string {
  const inactivas = rutas.filter(({ activo }) => !activo).length;
  const texto = cuantos(rutas.length - inactivas, 'ruta', 'rutas');
  return inactivas === 0 ? texto : `${texto} y ${cuantos(inactivas, 'inactiva', 'inactivas')}`;
}

/** Spec §2, 'Routes management': a row per collector at a desk, a card on a phone, and the Excel files for a manager. */
export function GestionRutas() {
  const { esGerente } = useOficina();
  const escritorio = useEscritorio();
  const consulta = useRutas({ refetchInterval: CADA_MS });
  const { data, isError } = consulta;
  return (
    <div className="pila">
      <Encabezado
        titulo="Gestión de Rutas"
        nota={
          data && (
            <NotaAlDia consulta={consulta} leido={data.leido}>
              {textoRutas(data.datos)}
            </NotaAlDia>
          )
        }
        ayuda={<QueEs titulo="Rutas" figura="rutas" />}
        accion={<Actualizar consulta={consulta} />}
      />
      {esGerente && <BarraExportar cobradores={data?.datos ?? []} />}
      <FalloConsulta consulta={consulta} mensaje="Error al cargar las rutas de los cobradores" />
      {escritorio && (data || !isError) && (
        <TablaRutas rutas={data?.datos} leidas={validoEn(consulta, data?.leido)} />
      )}
      {!escritorio && data && <Tarjetas rutas={data.datos} />}
      {!escritorio && !data && !isError && (
        <HuecoDeTarjetas className="cobradores rejilla" datos={7} alto={28.75} />
      )}
    </div>
  );
}
