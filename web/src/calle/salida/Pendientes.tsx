import '../../piezas/tarjetas/bandeja.css';
import '../../ui/estados/estados.css';
import { misSolicitudes } from '@leal/contract';
import { Alert, Button } from 'antd';
import { memo, useEffect, useRef } from 'react';
import type { ConEfectivo } from '../../piezas/solicitud/efectivo.ts';
import { Dicho, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { ESTADO_REVISADA } from '../../piezas/solicitud/estados.ts';
import { conMayuscula, textoInstante } from '../../piezas/textos/textos.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { type Registro, yaEstaba } from '../../lib/salida/registro.ts';
import { abrirSalida } from '../../lib/acciones/salida-viva.ts';
import {
  olvidarPerdidos,
  releerSalida,
  useGuarda,
  useLectura,
  usePerdidos,
  useRegistros,
} from '../../lib/salida/salida.ts';
import { useHayLinea } from '../../lib/linea.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { HuecoDeTarjetas } from '../../ui/estados/Huecos.tsx';
import { ErrorCarga } from '../../ui/estados/FalloConsulta.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { elTitulo, useRelevoDeFoco } from '../../ui/encabezado/foco.ts';
import { LoDecidido } from '../solicitudes/LoDecidido.tsx';
import { Botones, BotonReenviar, tieneBotones } from './botones.tsx';
import {
  enLista,
  ESTADO,
  estadoDe,
  loQueFalta,
  loQuePasa,
  resumenDe,
  textoPerdidos,
  YA_ESTABA,
} from './textos.ts';

/** The most that one call asks for. */
const A_SEGUIR = 50;

const idDe = ({ estado, respuesta }: Registro): string | undefined => {
  const { id_solicitud } = (respuesta ?? {}) as { id_solicitud?: string };
  return estado === 'en_revision' ? id_solicitud : undefined;
};

/** The requests that these have become: read when the screen opens, and again with each decision. */
function useSeguidas(registros: readonly Registro[]) {
  const ids = registros.flatMap((registro) => idDe(registro) ?? []).slice(0, A_SEGUIR);
  const { data } = useLlamada(misSolicitudes, { consulta: { ids } }, { enabled: ids.length > 0 });
  return (registro: Registro): ConEfectivo | null | undefined => {
    const id = idDe(registro);
    if (id === undefined) return null;
    if (!data || !ids.includes(id)) return undefined;
    return (data.datos.find(({ id_solicitud }) => id_solicitud === id) as ConEfectivo | undefined) ?? null;
  };
}

type PropsTarjeta = {
  registro: Registro;
  /** The request that it became, as it stands now; null when nobody knows it; undefined until that has been read. */
  solicitud?: ConEfectivo | null | undefined;
};

/** The focus does not go down with the buttons of a state that is over. */
function Acciones({ registro, solicitud }: PropsTarjeta) {
  const botones = useRef<HTMLDivElement>(null);
  useRelevoDeFoco(botones, elTitulo);
  return (
    <div ref={botones} className="sin-caja">
      <Botones registro={registro} solicitud={solicitud} />
    </div>
  );
}

const marcaDe = ({ registro, solicitud }: PropsTarjeta, hayLinea: boolean) => {
  if (solicitud)
    return solicitud.estado === 'pendiente' ? ESTADO.en_revision : ESTADO_REVISADA[solicitud.estado];
  return yaEstaba(registro) ? YA_ESTABA : estadoDe(registro, hayLinea);
};

/** One register of this phone: what, of when, what has become of it, and what can be done. */
const TarjetaRegistro = memo(({ registro, solicitud }: PropsTarjeta) => {
  const { que, capturado_en, estado } = registro;
  const hayLinea = useHayLinea();
  const decidida = solicitud && solicitud.estado !== 'pendiente' ? solicitud : undefined;
  return (
    <Tarjeta
      nombre={conMayuscula(que)}
      id_credito={null}
      senas={[textoInstante(capturado_en), loQueFalta(registro)]}
      estado={marcaDe({ registro, solicitud }, hayLinea)}
      acciones={
        tieneBotones(registro) && (
          <Acciones key={decidida?.estado ?? estado} registro={registro} solicitud={solicitud} />
        )
      }
    >
      {decidida ? (
        <>
          <LoDecidido solicitud={decidida} />
          <Dicho nombre={NOMBRES.comentario_gerente} texto={decidida.comentario} />
        </>
      ) : (
        <p>{loQuePasa(registro, hayLinea)}</p>
      )}
    </Tarjeta>
  );
});
TarjetaRegistro.displayName = 'TarjetaRegistro';

function Lista({ registros }: { registros: readonly Registro[] }) {
  const seguida = useSeguidas(registros);
  if (registros.length === 0) return <Vacio dibujo="listo" texto="No hay nada por sincronizar" />;
  return (
    <div className="rejilla arriba">
      {registros.map((registro) => (
        <TarjetaRegistro
          key={registro.clave}
          registro={registro}
          {...(registro.estado === 'en_revision' && { solicitud: seguida(registro) })}
        />
      ))}
    </div>
  );
}

/** The faults of this phone's storage: told until they are gone, or until its person has read them. */
function FallasDelTelefono() {
  const guarda = useGuarda();
  const perdidos = usePerdidos();
  const { titulo, contenido } = textoPerdidos(perdidos);
  return (
    <>
      {!guarda && (
        <Alert
          className="estado-error"
          type="warning"
          showIcon
          title="Este teléfono no puede guardar lo que registras"
          description="Sin señal no se registra nada. Libera espacio en el teléfono y abre Leal de nuevo."
        />
      )}
      {perdidos.length > 0 && (
        <Alert
          className="estado-error"
          type="error"
          showIcon
          title={titulo}
          description={contenido}
          action={<Button onClick={olvidarPerdidos}>Entendido</Button>}
        />
      )}
    </>
  );
}

/** The registers of this person that the server has not booked: none of them goes away unseen. */
export function Pendientes({ idCobrador }: { idCobrador: string }) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const lectura = useLectura();
  const registros = enLista(useRegistros());
  // The registers that are left are not all that was done.
  const completa = usePerdidos().length === 0 && lectura === 'leida';
  useEffect(() => abrirSalida(idCobrador), [idCobrador]);
  return (
    <div className="bandeja pila">
      <Encabezado titulo="Por sincronizar" nota={completa && resumenDe(registros)} refTitulo={titulo} />
      <FallasDelTelefono />
      {lectura === 'leyendo' && <HuecoDeTarjetas cuantas={2} datos={2} />}
      {lectura === 'fallo' && (
        <ErrorCarga
          mensaje="No se pudo leer lo que guarda este teléfono"
          detalle="No cierres Leal: vuelve a intentarlo."
          alReintentar={releerSalida}
        />
      )}
      {lectura === 'leida' && <Lista registros={registros} />}
      {lectura === 'leida' && <BotonReenviar />}
    </div>
  );
}
