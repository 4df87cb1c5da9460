import { formatearNumero, formatearPesos } from '@leal/domain';
import { leidoAlDia, tableroAlDia } from '../../piezas/figuras/al-dia.ts';
import type { Cuenta } from '../../piezas/figuras/del-dia.ts';
import {
  type Tablero,
  textoAparte,
  textoSinConfirmar,
  useDelTelefono,
  useTablero,
} from '../../piezas/figuras/figuras.ts';
import { TablaMovimientos } from '../../comun/reportes/TablaMovimientos.tsx';
import { conFormas } from '../../piezas/textos/por-forma.ts';
import { textoDia } from '../../piezas/textos/textos.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { Actualizar, NotaAlDia } from '../../ui/encabezado/Actualizado.tsx';
import { datosDe } from '../../ui/encabezado/antiguedad.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';

const PAGOS = 'Pagos de hoy';

function Pagos({ tablero, aparte }: { tablero: Tablero | undefined; aparte: Cuenta | undefined }) {
  if (!tablero || !aparte) return <HuecoDeFilas />;
  const pagos = aparte.filas.filter(({ tipo }) => tipo === 'pago');
  if (tablero.historial_dia.length + pagos.length === 0) return <Vacio texto="Todavía no hay pagos hoy" />;
  return <TablaMovimientos titulo={PAGOS} filas={tablero.historial_dia} sinConfirmar={pagos} />;
}

/** Spec §2, 'Recaudado': what came in today, and from whom. */
export function Recaudado({ idCobrador }: { idCobrador: string }) {
  const consulta = useTablero(idCobrador);
  const { isError } = consulta;
  const delTelefono = useDelTelefono(consulta);
  const alDia = consulta.data && tableroAlDia(delTelefono, consulta.data);
  const { datos: data, aparte } = alDia ?? {};
  const antiguedad = datosDe(consulta);
  return (
    <div className="pila">
      <Encabezado
        titulo="Recaudado"
        nota={data && <NotaAlDia consulta={consulta}>{textoDia(data.fecha)}</NotaAlDia>}
        accion={<Actualizar consulta={consulta} />}
      />
      {antiguedad === null && (
        <FalloConsulta consulta={consulta} mensaje="Error al obtener datos de recaudación" />
      )}
      {(data || !isError) && (
        <>
          <Cifras nombre="Recaudación de hoy" cargando={!data} columnas={4}>
            <Cifra
              titulo="Total hoy"
              definicion="recaudadoHoy"
              valor={data && formatearPesos(data.total_hoy)}
              {...(data && conFormas({}, data.total_hoy, data.transferido))}
              aparte={aparte && textoAparte(aparte.monto, leidoAlDia(consulta, alDia))}
            />
            <Cifra
              titulo="Número de pagos"
              definicion="abonosHoy"
              valor={data && formatearNumero(data.pagos_hoy)}
              aparte={aparte && textoSinConfirmar(aparte.pagos, 'cuenta')}
            />
          </Cifras>
          <Panel titulo={PAGOS}>
            <Pagos tablero={data} aparte={aparte} />
          </Panel>
        </>
      )}
    </div>
  );
}
