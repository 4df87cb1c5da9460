import './corte.css';
import { abiertoDeCobrador, type CorteAbierto, listarCortes, listarTraspasos } from '@leal/contract';
import { CERO, type Fecha, formatearFecha, nombreDia } from '@leal/domain';
import { Alert, Button } from 'antd';
import { DEVUELTOS } from '../../piezas/caja/lecturas.ts';
import { GruposDeFilas } from '../../piezas/caja/GruposDeFilas.tsx';
import { debeLaOficina, nombreDeCorte } from '../../piezas/caja/textos.ts';
import { corteAlDia, efectivoDe, leidoAlDia } from '../../piezas/figuras/al-dia.ts';
import { textoAparte, useDelTelefono } from '../../piezas/figuras/figuras.ts';
import { textoDia } from '../../piezas/textos/textos.ts';
import { SIN_RESPONDER } from '../../piezas/caja/traspasos.ts';
import { primerDia } from '../../piezas/caja/filas.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { useLista } from '../../lib/api/lista.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { Actualizar, NotaAlDia } from '../../ui/encabezado/Actualizado.tsx';
import { datosDe } from '../../ui/encabezado/antiguedad.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeCifra, HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { TablaTraspasos } from '../../comun/traspasos/TablaTraspasos.tsx';
import { BotonParte } from '../traspasos/BotonParte.tsx';
import { PanelAparte, PanelPuente } from './Cuenta.tsx';
import { MisCortes, MisDiferencias } from './MisCortes.tsx';
import { rutaDeContar } from './rutas.ts';

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

/** The day since which it is open, when that was before today. */
function desdeAntes({ filas, hoy }: CorteAbierto): Fecha | null {
  const primero = primerDia(filas);
  return primero !== null && primero < hoy ? primero : null;
}

type Props = {
  abierto: CorteAbierto | undefined;
  /** The part on this phone that is not in the figure. */
  aparte: string | undefined;
};

/** The cash that should be in the collector's hands, and the way to hand it in: nothing on the screen is louder. */
function EnMano({ abierto, aparte }: Props) {
  const desde = abierto && desdeAntes(abierto);
  const debe = abierto ? debeLaOficina(abierto.esperado) : CERO;
  return (
    <section className="panel corte-en-mano" aria-label="En mano" aria-busy={!abierto}>
      <QueSon
        de="el corte"
        cifras={[
          { titulo: 'Debes tener en mano', figura: 'debesTener' },
          { titulo: 'Diferencia', figura: 'diferenciaCorte' },
        ]}
      />
      <p>
        <span className="en-bloque tenue">{debe > CERO ? 'La oficina te debe' : 'Debes tener en mano'}</span>
        <strong className="en-bloque tabular parte">
          {abierto ? <Monto valor={debe > CERO ? debe : abierto.esperado} /> : <HuecoDeCifra />}
        </strong>
        <small className="en-bloque nota">{aparte ?? ' '}</small>
      </p>
      {desde && (
        <Alert
          type="warning"
          showIcon
          title={`Este corte está abierto desde el ${nombreDia(desde)} ${formatearFecha(desde)}. Entrégalo hoy.`}
        />
      )}
      <div className="corte-botones grupo arriba botones-largos">
        {abierto?.filas.length === 0 ? (
          <Button type="primary" size="large" disabled>
            No hay nada que entregar
          </Button>
        ) : (
          <BotonEnlace camino="/cobrador/caja/entregar" type="primary" size="large">
            Entregar corte
          </BotonEnlace>
        )}
        <BotonParte />
      </div>
    </section>
  );
}

/** Floats to confirm and parts that the office has not confirmed; they count once that has happened. */
function PorConfirmar() {
  const lista = useLista(listarTraspasos, SIN_RESPONDER);
  return (
    <Panel
      titulo="Por confirmar"
      subtitulo="Fondos y entregas parciales"
      accion={<BotonEnlace camino="/cobrador/traspasos?ver=todos">Ver todos</BotonEnlace>}
    >
      <ListaPorPaginas
        lista={lista}
        cargando={<HuecoDeFilas filas={1} />}
        vacia={<p>No hay efectivo por confirmar.</p>}
        mensajeError="Error al obtener fondos y parciales"
        mensajeMas="Cargando más..."
      >
        {(traspasos) => <TablaTraspasos traspasos={traspasos} anteriores={lista.anteriores} />}
      </ListaPorPaginas>
    </Panel>
  );
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
