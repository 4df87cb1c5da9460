import '../../ui/lista/filtros.css';
import './cortes.css';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { type DiferenciaDeCorte, listarDiferencias } from '@leal/contract';
import { Button } from 'antd';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ESTADO_DIFERENCIA, nombreDeCorte, textoDiferencia } from '../../piezas/caja/textos.ts';
import { FiltroCobrador } from '../../piezas/cobradores/elegir-tarde.tsx';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { useDuda } from '../../lib/acciones/dudas.ts';
import { useLista } from '../../lib/api/lista.ts';
import { useEnLaUrl } from '../../lib/en-la-url.ts';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { abrirTarde } from '../dialogos/abrir-tarde.ts';
import { Actualizar } from '../../ui/encabezado/Actualizado.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { ElegirVista } from '../../ui/lista/ElegirVista.tsx';
import type { ColumnaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { PanelDeTabla } from '../listas/PanelDeTabla.tsx';
import { useOficina } from '../figuras/use-oficina.ts';
import {
  consultaDeDiferencias,
  DIFERENCIAS_EN_LA_URL,
  type FiltroDiferencias,
  rutaDeCorte,
} from './filtro.ts';

const OPCIONES: readonly { value: FiltroDiferencias['ver']; label: string }[] = [
  { value: 'abiertas', label: 'Abiertas' },
  { value: 'saldadas', label: 'Saldadas' },
  { value: 'condonadas', label: 'Condonadas' },
  { value: 'todas', label: 'Todas' },
];

const preguntar = abrirTarde(async () => (await import('./DialogoDiferencia.tsx')).preguntarDiferencia);

const TEXTO = { saldada: 'Saldar', condonada: 'Condonar' } as const;

function Botones({ diferencia }: { diferencia: DiferenciaDeCorte }) {
  if (useDuda(`diferencia ${diferencia.id_corte}`)) return <Insignia texto="Sin confirmar" tono="espera" />;
  return (['condonada', 'saldada'] as const).map((como) => (
    <Button
      key={como}
      type={como === 'saldada' ? 'primary' : 'default'}
      aria-label={`${TEXTO[como]} la diferencia del ${nombreDeCorte(diferencia).toLowerCase()} de ${diferencia.nombre_cobrador}`}
      onClick={() => preguntar(diferencia, como)}
    >
      {TEXTO[como]}
    </Button>
  ));
}

const abierta = ({ estado }: DiferenciaDeCorte): boolean => estado === 'abierta';

const columnasDe = (base: string): readonly ColumnaSencilla<DiferenciaDeCorte>[] => [
  { clave: 'cobrador', titulo: 'Cobrador', principal: true, celda: ({ nombre_cobrador }) => nombre_cobrador },
  {
    clave: 'monto',
    titulo: 'Diferencia',
    principal: true,
    cifra: true,
    celda: ({ monto, debe }) => textoDiferencia(monto, debe),
  },
  {
    clave: 'corte',
    titulo: 'Corte',
    celda: (diferencia) =>
      diferencia.numero === null ? (
        nombreDeCorte(diferencia)
      ) : (
        <Link to={rutaDeCorte(base, diferencia.id_corte)}>{nombreDeCorte(diferencia)}</Link>
      ),
  },
  {
    clave: 'confirmado',
    titulo: 'Confirmado',
    nombre: true,
    celda: ({ creada_en, nombre_gerente }) => `${textoInstante(creada_en)} · ${nombre_gerente}`,
  },
  { clave: 'estado', titulo: 'Estado', celda: ({ estado }) => <Insignia {...ESTADO_DIFERENCIA[estado]} /> },
  {
    clave: 'respuesta',
    titulo: 'Resuelta',
    nombre: true,
    fuera: abierta,
    celda: (diferencia) =>
      abierta(diferencia)
        ? '—'
        : `${textoInstante(diferencia.resuelta_en)} · ${diferencia.resuelta_por ?? ''}: ${diferencia.motivo ?? ''}`,
  },
];

const ACCIONES: ColumnaSencilla<DiferenciaDeCorte> = {
  clave: 'acciones',
  titulo: 'Acciones',
  oculta: true,
  celda: (diferencia) =>
    abierta(diferencia) && (
      <div className="cortes-acciones grupo">
        <Botones diferencia={diferencia} />
      </div>
    ),
};

/** The differences of confirmed cuts, and the office's debts, until somebody has settled or written them off. */
export function Diferencias() {
  const titulo = useRef<HTMLHeadingElement>(null);
  const { base } = useOficina();
  const soloLee = useSoloLectura();
  const columnas = useMemo(() => [...columnasDe(base), ...(soloLee ? [] : [ACCIONES])], [base, soloLee]);
  const [filtro, cambiar] = useEnLaUrl(DIFERENCIAS_EN_LA_URL);
  const lista = useLista(listarDiferencias, { consulta: consultaDeDiferencias(filtro) }, { conservar: true });
  return (
    <div className="cortes-pantalla pila">
      <Encabezado
        titulo="Diferencias"
        nota="Lo que faltó, lo que sobró y lo que la oficina debe"
        refTitulo={titulo}
        accion={soloLee && <Actualizar consulta={lista} />}
        antes={
          <BotonEnlace camino={`${base}/cortes`} icon={<ArrowLeftOutlined aria-hidden />}>
            Cortes
          </BotonEnlace>
        }
      />
      <search className="filtros filtros-anchos">
        <FiltroCobrador valor={filtro.cobrador} alElegir={(cobrador) => cambiar({ cobrador })} />
      </search>
      <ElegirVista
        nombre="Qué diferencias"
        opciones={OPCIONES}
        vista={filtro.ver}
        alElegir={(ver) => cambiar({ ver })}
      />
      <PanelDeTabla
        titulo="Diferencias"
        lista={lista}
        vacia={<Vacio dibujo="listo" texto="No hay diferencias" />}
        mensajeError="Error al obtener las diferencias"
        mensajeMas="Cargando más diferencias..."
        clase="diferencias"
        areas="'cobrador monto' 'corte estado' 'confirmado confirmado' 'respuesta respuesta' 'acciones acciones'"
        columnas={columnas}
        clave={({ id_corte }) => id_corte}
      />
    </div>
  );
}
