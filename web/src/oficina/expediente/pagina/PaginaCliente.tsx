import './expediente.css';
import { expedienteCliente, historialAbonos, leerBitacora, type Respuesta } from '@leal/contract';
import { diasAtrasado, estaActivo, fechaLocal, montoAtrasado, sinCubrirDesde } from '@leal/domain';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { invalidar, useLlamada } from '../../../lib/api/consultas.ts';
import { type DeLaUrl, enLaUrl, palabra, useEnLaUrl } from '../../../lib/en-la-url.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { useAhora } from '../../../lib/reloj.ts';
import { SiActua, useSoloLectura } from '../../../lib/sesion/solo-lectura.ts';
import { documentoVivo, useAlCambiar } from '../../../lib/vivo/al-cambiar.ts';
import { BotonImprimir } from '../../../ui/BotonImprimir.tsx';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { HuecoDeTarjetas } from '../../../ui/estados/Huecos.tsx';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { useSobreQuien } from '../../../lib/titulo.ts';
import { ESTADO_CLIENTE } from '../estados.ts';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { PanelConvenio } from '../../../comun/convenio/PanelConvenio.tsx';
import { recordarCliente } from '../recientes.ts';
import { textoCobradorAusente } from '../../vacaciones/textos.ts';
import { Actos } from './Actos.tsx';
import { Auditoria } from './Auditoria.tsx';
import { Castigo } from './Castigo.tsx';
import { Creditos } from './Creditos.tsx';
import { Datos, Ligados, PorDecidir } from './Datos.tsx';
import { Pagos } from './Pagos.tsx';
import { Resumen } from './Resumen.tsx';
import { SinEntregar, SinPagos } from './SinEntregar.tsx';

type Expediente = Respuesta<typeof expedienteCliente>;

const seDebe = ({ estado_credito }: Expediente['creditos'][number]): boolean => estaActivo(estado_credito);

/** The credit whose payments are shown: in the address, so that a link opens it. */
const EN_LA_URL = enLaUrl({ credito: palabra });

/** The one that is named, else the one that is owed, else the newest that was ever lent. */
function elegir({ creditos }: Expediente, { credito }: DeLaUrl<typeof EN_LA_URL>) {
  return (
    creditos.find(({ id_credito }) => id_credito === credito) ??
    creditos.find(seDebe) ??
    creditos.find(({ fecha_inicio }) => fecha_inicio !== null) ??
    creditos[0]
  );
}

/**
 * Payments, decisions and corrections all change the credit, to which a manager may listen; other changes, and all of a
 * supervisor's, are read when the window has the focus.
 */
function useAlDia(elegido: string | undefined) {
  const oido = useSoloLectura() ? undefined : elegido;
  const fuentes = useMemo(() => (oido === undefined ? [] : [documentoVivo('creditos', oido)]), [oido]);
  useAlCambiar(fuentes, () => void invalidar(expedienteCliente, historialAbonos, leerBitacora));
}

/** The money and the days that the open credit is behind: what one wants to know first. */
function Atrasado({ creditos }: Pick<Expediente, 'creditos'>) {
  const negocio = useNegocio();
  const hoy = fechaLocal(useAhora(60_000));
  const debido = creditos.find((credito) => seDebe(credito) && credito.entrega?.estado !== 'por_entregar');
  const dias = debido ? diasAtrasado(sinCubrirDesde(debido, negocio), hoy) : 0;
  if (!debido || dias === 0) return null;
  return (
    <strong className="mal">
      Atrasado <Monto valor={montoAtrasado(debido, hoy, negocio)} />
      <span>{` · ${cuantos(dias, 'día', 'días')}`}</span>
    </strong>
  );
}

function Expediente({ expediente }: { expediente: Expediente }) {
  const { cliente, creditos, ligados, solicitudes = [] } = expediente;
  const [direccion, cambiar] = useEnLaUrl(EN_LA_URL);
  const elegido = elegir(expediente, direccion);
  useAlDia(elegido?.id_credito);
  useEffect(() => recordarCliente(cliente), [cliente]);
  return (
    <>
      <Encabezado
        titulo={cliente.nombre}
        esNombre
        nota={
          <span className="grupo aire-8 junto">
            <span>{`${cliente.negocio || cliente.direccion} · ${cliente.nombre_cobrador} · ${ESTADO_CLIENTE[cliente.estado].texto}`}</span>
            <Atrasado creditos={creditos} />
            {cliente.vacaciones_hasta && <span>{textoCobradorAusente(cliente.vacaciones_hasta)}</span>}
          </span>
        }
        accion={
          <BotonImprimir className="encabezado-accion">
            <span className="con-lugar">Imprimir</span>
          </BotonImprimir>
        }
      />
      <SiActua>
        <Actos {...{ cliente, creditos, elegido, solicitudes }} />
      </SiActua>
      {elegido && <Resumen credito={elegido} />}
      <div className="expediente-partes pila">
        <div className="pila">
          <PorDecidir nombre={cliente.nombre} creditos={creditos} solicitudes={solicitudes} />
          <SinEntregar creditos={creditos} />
          <SinPagos creditos={creditos} />
          {elegido && <Castigo credito={elegido} />}
          {elegido && <PanelConvenio credito={elegido} vigente={cliente.estado !== 'eliminado'} />}
          <Creditos
            creditos={creditos}
            elegido={elegido?.id_credito}
            alElegir={(credito) => cambiar({ credito })}
          />
        </div>
        <div className="expediente-pagos pila">
          {elegido && <Pagos key={elegido.id_credito} credito={elegido} />}
        </div>
        <div className="pila">
          <Datos cliente={cliente} />
          <Ligados ligados={ligados} />
        </div>
      </div>
      <SiActua>
        <Auditoria id_cliente={cliente.id_cliente} />
      </SiActua>
    </>
  );
}

/** Everything about one client: data, credits, payments day by day, what waits, and who did what. */
export function PaginaCliente() {
  const { id_cliente = '' } = useParams();
  const consulta = useLlamada(expedienteCliente, { parametros: { id_cliente } });
  const { data, error } = consulta;
  useSobreQuien(data?.cliente.nombre);
  const noExiste = error?.codigo === 'NO_ENCONTRADO' || error?.codigo === 'DATOS_INVALIDOS';
  return (
    <div className="pila">
      {!data && <Encabezado titulo="Cliente" nota="" />}
      {!data && !error && <HuecoDeTarjetas cuantas={3} />}
      {noExiste ? (
        <Vacio texto="Este cliente no existe o ya no está" />
      ) : (
        <FalloConsulta consulta={consulta} mensaje="Error al cargar el cliente" />
      )}
      {data && !noExiste && <Expediente expediente={data} />}
    </div>
  );
}
