import '../../piezas/tarjetas/bandeja.css';
import '../../ui/estados/estados.css';
import { misSolicitudes } from '@leal/contract';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { ConEfectivo } from '../../piezas/solicitud/efectivo.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import type { Registro } from '../../lib/salida/registro.ts';
import { abrirSalida } from '../../lib/acciones/salida-viva.ts';
import {
  olvidarPerdidos,
  releerSalida,
  useGuarda,
  useLectura,
  usePerdidos,
  useRegistros,
} from '../../lib/salida/salida.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { HuecoDeTarjetas } from '../../ui/estados/Huecos.tsx';
import { ErrorCarga } from '../../ui/estados/FalloConsulta.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { BotonReenviar } from './botones.tsx';
import { TarjetaRegistro } from './TarjetaRegistro.tsx';
import { enLista, resumenDe, textoPerdidos } from './textos.ts';

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
