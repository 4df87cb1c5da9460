import 'virtual:estilos-antd/listas.css';
import './rutas.css';
import type { ResumenRuta } from '@leal/contract';
import { Select } from 'antd';
import { useId } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { enLaUrl, texto, useEnLaUrl } from '../../lib/en-la-url.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeTarjetas } from '../../ui/estados/Huecos.tsx';
import { conLugar, useLugar } from '../../comun/reportes/lugar.ts';
import { ReportesDeCobranza } from '../../comun/reportes/ReportesDeCobranza.tsx';
import { Comparar } from '../comparar/Comparar.tsx';
import { conCobrador, elegirCobrador, pideUno } from './elegir-cobrador.ts';
import { useRutas } from '../figuras/use-oficina.ts';
import { BUSCAR_OPCION } from '../../ui/lista/buscar-opcion.ts';
import { OPCION_DE_NOMBRE } from '../../ui/lista/opcion-de-nombre.tsx';

type Props = { rutas: readonly ResumenRuta[] };

const TODOS = '';
const ORDEN = enLaUrl({ orden: texto() });

/** All collectors side by side, or one collector's own weeks and days. */
function DeQuien({ rutas }: Props) {
  const [direccion, setDireccion] = useSearchParams();
  const [{ orden }, cambiarOrden] = useEnLaUrl(ORDEN);
  const { hoy, lugar, cambiar } = useLugar();
  const { pathname } = useLocation();
  const elegido = elegirCobrador(direccion, rutas);
  const id = useId();
  const quien = (
    <div className="barra-cobrador-elegir no-impreso pila aire-4 cede">
      <label htmlFor={id}>Cobrador</label>
      <Select
        id={id}
        {...OPCION_DE_NOMBRE}
        showSearch={BUSCAR_OPCION}
        value={elegido ?? TODOS}
        options={[
          { value: TODOS, label: 'Todos' },
          ...rutas.map(({ id_cobrador, nombre_cobrador }) => ({
            value: id_cobrador,
            label: nombre_cobrador,
          })),
        ]}
        onChange={(cual) => setDireccion((previa) => conCobrador(previa, cual === TODOS ? null : cual))}
      />
    </div>
  );
  if (elegido !== null) return <ReportesDeCobranza key={elegido} idCobrador={elegido} quien={quien} />;
  return (
    <Comparar
      {...{ quien, hoy, orden }}
      semana={lugar.semana}
      alCambiar={({ semana, orden: ordenElegido }) => {
        if (semana) cambiar({ semana });
        if (ordenElegido !== undefined) cambiarOrden({ orden: ordenElegido });
      }}
      caminoDe={(cual) => `${pathname}?${conCobrador(conLugar(new URLSearchParams(), lugar), cual)}`}
    />
  );
}

/** The weekly reports of all collectors, or of the one that is chosen; the address says which, and which week. */
export function ReportesDeTodos() {
  const consulta = useRutas();
  const { data, isError } = consulta;
  const [direccion] = useSearchParams();
  const espera = isError || pideUno(direccion);
  // Everybody's week need not wait for the names to choose from.
  const rutas = data?.datos ?? (espera ? undefined : []);
  return (
    <div className="pila">
      {!rutas && <Encabezado titulo="Reportes de Cobranza" nota="" />}
      <FalloConsulta consulta={consulta} mensaje="Error al cargar las rutas de los cobradores" />
      {rutas && <DeQuien rutas={rutas} />}
      {!rutas && !isError && <HuecoDeTarjetas cuantas={2} />}
    </div>
  );
}
