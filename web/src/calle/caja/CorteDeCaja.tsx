import './corte.css';
import { abiertoDeCobrador, listarCortes } from '@leal/contract';
import { Alert } from 'antd';
import { DEVUELTOS } from '../../piezas/caja/lecturas.ts';
import { GruposDeFilas } from '../../piezas/caja/GruposDeFilas.tsx';
import { nombreDeCorte } from '../../piezas/caja/textos.ts';
import { corteAlDia, efectivoDe, leidoAlDia } from '../../piezas/figuras/al-dia.ts';
import { textoAparte, useDelTelefono } from '../../piezas/figuras/figuras.ts';
import { textoDia } from '../../piezas/textos/textos.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { Actualizar, NotaAlDia } from '../../ui/encabezado/Actualizado.tsx';
import { datosDe } from '../../ui/encabezado/antiguedad.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { PanelAparte, PanelPuente } from './Cuenta.tsx';
import { EnMano } from './EnMano.tsx';
import { MisCortes, MisDiferencias } from './MisCortes.tsx';
import { rutaDeContar } from './rutas.ts';
import { PorConfirmar } from './PorConfirmar.tsx';

/** A cut that came back is counted again before anything else. */
function Devueltos() {
  const { data } = useLlamada(listarCortes, DEVUELTOS);
  return data?.datos.map((corte) => (
    <Alert
      key={corte.id_corte}
      type="warning"
      showIcon
      title={`${nombreDeCorte(corte)}: te lo devolvieron`}
      description={
        <div className="fila dobla aire-12 lineas-8 extremos parte">
          <span>{corte.motivo}</span>
          <BotonEnlace camino={rutaDeContar(corte.id_corte)}>Contar otra vez</BotonEnlace>
        </div>
      }
    />
  ));
}

/** A collector's open cut: what should be in hand, why, what waits beside it; and the cuts before. */
export function CorteDeCaja({ idCobrador }: { idCobrador: string }) {
  const consulta = useLlamada(
    abiertoDeCobrador,
    { parametros: { id_usuario: idCobrador } },
    // Payments do not tell it: read whenever the screen opens.
    { staleTime: 0 },
  );
  const { isError } = consulta;
  const delTelefono = useDelTelefono(consulta);
  const alDia = consulta.data && corteAlDia(delTelefono, consulta.data);
  const data = alDia?.datos;
  const aparte = alDia && textoAparte(efectivoDe(alDia.aparte), leidoAlDia(consulta, alDia));
  return (
    <div className="pila">
      <Encabezado
        titulo="Corte de caja"
        nota={
          data && (
            <NotaAlDia consulta={consulta}>{`${nombreDeCorte(data)} · ${textoDia(data.hoy)}`}</NotaAlDia>
          )
        }
        accion={<Actualizar consulta={consulta} />}
      />
      {datosDe(consulta) === null && (
        <FalloConsulta consulta={consulta} mensaje="Error al obtener tu corte" />
      )}
      <Devueltos />
      {(data || !isError) && (
        <>
          <EnMano abierto={data} aparte={aparte} />
          <div className="pila a-pares">
            <PanelPuente abierto={data} />
            <PanelAparte abierto={data} />
          </div>
        </>
      )}
      <PorConfirmar />
      {(data || !isError) && (
        <Panel titulo="Movimientos de este corte">
          {data ? <GruposDeFilas filas={data.filas} /> : <HuecoDeFilas filas={3} />}
        </Panel>
      )}
      <MisDiferencias />
      <MisCortes />
    </div>
  );
}
