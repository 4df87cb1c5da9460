import '../cortes/cortes.css';
import { listarPorAclarar, type TransferenciaPorAclarar } from '@leal/contract';
import { formatearFecha } from '@leal/domain';
import { Button } from 'antd';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { useDuda } from '../../lib/acciones/dudas.ts';
import { useLista } from '../../lib/api/lista.ts';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { abrirTarde } from '../dialogos/abrir-tarde.ts';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import type { ColumnaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { PanelDeTabla } from '../listas/PanelDeTabla.tsx';
import { CLIENTE, COBRADOR, MONTO, referenciaDe } from './columnas.tsx';

type Fila = TransferenciaPorAclarar;
const idDe = ({ id_solicitud }: Fila): string => id_solicitud;

/** Who answered, and in what words; nobody did where its collector discarded it. */
const respuestaDe = ({ estado, nombre_gerente, respondida_en, comentario }: Fila): string => {
  const hecho = estado === 'aprobada' ? 'Aprobada en parte' : 'Rechazada';
  const quien = nombre_gerente === null ? 'Descartada' : `${hecho} por ${nombre_gerente}`;
  return [`${quien} · ${textoInstante(respondida_en)}`, ...(comentario ? [comentario] : [])].join(': ');
};

const COLUMNAS: readonly ColumnaSencilla<Fila>[] = [
  CLIENTE,
  MONTO,
  {
    clave: 'referencia',
    titulo: 'Referencia',
    nombre: true,
    celda: ({ transferencia }) =>
      [
        referenciaDe(transferencia),
        formatearFecha(transferencia.fecha),
        ...(transferencia.nota ? [transferencia.nota] : []),
      ].join(' · '),
  },
  COBRADOR,
  { clave: 'respuesta', titulo: 'Qué se respondió', nombre: true, celda: respuestaDe },
];
const AREAS =
  "'cliente monto' 'referencia referencia' 'cobrador cobrador' 'respuesta respuesta' 'acciones acciones'";

const preguntar = abrirTarde(async () => (await import('./DialogoAclarar.tsx')).preguntarAclarar);

function Aclarar({ fila }: { fila: Fila }) {
  if (useDuda(`aclarar ${fila.id_solicitud}`)) return <Insignia texto="Sin confirmar" tono="espera" />;
  return (
    <Button aria-label={`Aclarar la transferencia de ${fila.nombre_cliente}`} onClick={() => preguntar(fila)}>
      Aclarar
    </Button>
  );
}

const ACCIONES: ColumnaSencilla<Fila> = {
  clave: 'acciones',
  titulo: 'Acciones',
  oculta: true,
  celda: (fila) => (
    <div className="cortes-acciones fila">
      <Aclarar fila={fila} />
    </div>
  ),
};

/** Transfers that no payment stands for, until somebody has said what they were; nothing where there are none. */
export function PorAclarar() {
  const lista = useLista(listarPorAclarar, { consulta: {} });
  const soloLee = useSoloLectura();
  if (lista.filas?.length === 0 || (lista.filas === undefined && lista.error === null)) return null;
  return (
    <PanelDeTabla
      titulo="Por aclarar"
      subtitulo="Rechazadas o descartadas: el dinero puede estar en el banco"
      lista={lista}
      vacia={null}
      mensajeError="Error al obtener las transferencias por aclarar"
      mensajeMas="Cargando más transferencias..."
      clase="diferencias"
      areas={AREAS}
      columnas={soloLee ? COLUMNAS : [...COLUMNAS, ACCIONES]}
      clave={idDe}
    />
  );
}
