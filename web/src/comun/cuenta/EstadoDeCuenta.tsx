import './cuenta.css';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { estadoDeCuenta } from '@leal/contract';
import { formatearPesos, ROL } from '@leal/domain';
import { Alert, Button } from 'antd';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { invalidar } from '../../lib/api/consultas.ts';
import { esDeLinea, type ErrorApi } from '../../lib/api/error-api.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { useSobreQuien } from '../../lib/titulo.ts';
import { useVolver } from '../../lib/use-volver.ts';
import { documentoVivo, useAlCambiar } from '../../lib/vivo/al-cambiar.ts';
import { datosDe } from '../../ui/encabezado/antiguedad.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { ErrorCarga, FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeTarjetas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Acciones } from './Acciones.tsx';
import { type Leida, useConocida, useEstado } from './datos.ts';
import { Hoja } from './Hoja.tsx';
import { textoParaCompartir } from './palabras.ts';

const NOTA = 'Documento informativo';

/** Unknown, or another collector's: both look alike. */
const noExiste = ({ codigo }: ErrorApi): boolean =>
  codigo === 'NO_ENCONTRADO' || codigo === 'PROHIBIDO' || codigo === 'DATOS_INVALIDOS';

/** A manager may listen to the credit; a collector's is read whenever it is opened, and when the window has the focus. */
function useAlDia(id_credito: string): void {
  const { id_rol } = useUsuario();
  const fuentes = useMemo(
    () => (id_rol === ROL.gerente ? [documentoVivo('creditos', id_credito)] : []),
    [id_rol, id_credito],
  );
  useAlCambiar(fuentes, () => void invalidar(estadoDeCuenta));
}

function Lista({ leida: { cuenta, comprobantes, al, despues } }: { leida: Leida }) {
  const negocio = useNegocio();
  useSobreQuien(cuenta.credito.nombre);
  return (
    <>
      {despues > 0 && (
        <Alert
          type="info"
          showIcon
          className="no-impreso"
          title={`No incluye ${formatearPesos(despues)} que este teléfono registró después`}
        />
      )}
      <Acciones
        id_credito={cuenta.credito.id_credito}
        telefono={cuenta.credito.telefono}
        texto={textoParaCompartir(cuenta, al, negocio)}
      />
      <Hoja {...{ cuenta, comprobantes, al, negocio }} />
    </>
  );
}

type PropsSinLinea = { id_credito: string; alReintentar: () => unknown; reintentando: boolean };

/** The account by what the phone knows of this client; else it needs a line, and says so. */
function SinLinea({ id_credito, ...reintento }: PropsSinLinea) {
  const { buscando, leida } = useConocida(id_credito);
  if (leida) return <Lista leida={leida} />;
  if (buscando) return <HuecoDeTarjetas cuantas={2} />;
  return (
    <ErrorCarga
      tipo="warning"
      mensaje="Necesitas señal para ver este estado de cuenta"
      detalle="Este teléfono aún no ha leído los pagos de este cliente hoy."
      {...reintento}
    />
  );
}

function Contenido({ id_credito }: { id_credito: string }) {
  const { consulta, leida } = useEstado(id_credito);
  const { error, refetch, isFetching } = consulta;
  if (error && !leida && esDeLinea(error))
    return <SinLinea id_credito={id_credito} alReintentar={refetch} reintentando={isFetching} />;
  if (error && noExiste(error)) return <Vacio dibujo="lupa" texto="Este crédito no existe o ya no está" />;
  if (error?.codigo === 'CREDITO_NO_ACTIVO') return <Vacio texto={error.mensaje} />;
  return (
    <>
      {!leida && !error && <HuecoDeTarjetas cuantas={3} />}
      {!datosDe(consulta) && (
        <FalloConsulta consulta={consulta} mensaje="Error al cargar el estado de cuenta" />
      )}
      {datosDe(consulta) && <p className="no-impreso nota parte">{datosDe(consulta)}</p>}
      {leida && <Lista leida={leida} />}
    </>
  );
}

/** A client's debt on one loan and how it came to that, for the client to read: screen, paper, message. */
export function EstadoDeCuenta() {
  const { id_credito = '' } = useParams();
  const volver = useVolver();
  useAlDia(id_credito);
  return (
    <div className="cuenta pila">
      <Encabezado
        titulo="Estado de cuenta"
        nota={NOTA}
        antes={
          <Button className="no-impreso" icon={<ArrowLeftOutlined aria-hidden />} onClick={volver}>
            Volver
          </Button>
        }
      />
      <Contenido key={id_credito} id_credito={id_credito} />
    </div>
  );
}
