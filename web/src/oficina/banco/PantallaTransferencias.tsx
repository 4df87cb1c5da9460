import '../../ui/lista/filtros.css';
import '../cortes/cortes.css';
import { listarPorAclarar, listarTransferencias, type TransferenciaListada } from '@leal/contract';
import { type Centavos, diasEntre, type EstadoEnBanco, fechaLocal, formatearFecha } from '@leal/domain';
import { Button, Checkbox } from 'antd';
import { useRef } from 'react';
import { cuantos, textoInstante } from '../../piezas/textos/textos.ts';
import { useOficina } from '../figuras/use-oficina.ts';
import { useLista } from '../../lib/api/lista.ts';
import { type DeLaUrl, enLaUrl, unaDe, useEnLaUrl } from '../../lib/en-la-url.ts';
import { ahora } from '../../lib/reloj.ts';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { Actualizar } from '../../ui/encabezado/Actualizado.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { ElegirVista } from '../../ui/lista/ElegirVista.tsx';
import { Monto } from '../../ui/Monto.tsx';
import type { ColumnaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { PanelDeTabla } from '../listas/PanelDeTabla.tsx';
import { useAlDia } from './al-dia.ts';
import { CLIENTE, COBRADOR, MONTO, referenciaDe } from './columnas.tsx';
import { CASILLA, type Elegidas, MarcarVarias, useElegidas } from './elegidas.tsx';
import { corregir, useMarcar } from './marcar.tsx';
import { PartesAltas } from './PartesAltas.tsx';
import { PorAclarar } from './PorAclarar.tsx';
import { perdidasDe } from './perdidas.ts';
import { ConSenales } from './senales.tsx';

const EN_LA_URL = enLaUrl({ ver: unaDe(['pendientes', 'vistas', 'no_llegaron']) });
type Filtro = DeLaUrl<typeof EN_LA_URL>['ver'];

const ESTADO: { readonly [V in Filtro]: EstadoEnBanco } = {
  pendientes: 'por_confirmar',
  vistas: 'vista',
  no_llegaron: 'no_esta',
};

const OPCIONES: readonly { value: Filtro; label: string }[] = [
  { value: 'pendientes', label: 'Por confirmar' },
  { value: 'vistas', label: 'Vistas' },
  { value: 'no_llegaron', label: 'No llegaron' },
];

const VACIA: Record<Filtro, string> = {
  pendientes: 'No hay transferencias por confirmar',
  vistas: 'No hay transferencias vistas en el banco',
  no_llegaron: 'No falta ninguna transferencia',
};

type Fila = TransferenciaListada;
const idDe = ({ id_pago }: Fila): string => id_pago;

const loDicho = ({ transferencia }: Fila): string =>
  [referenciaDe(transferencia), ...(transferencia.nota ? [transferencia.nota] : [])].join(' · ');

/** '3 días': since the client made it. */
const edadDe = ({ transferencia }: Fila): string => {
  const dias = diasEntre(transferencia.fecha, fechaLocal(ahora()));
  return dias <= 0 ? 'Hoy' : cuantos(dias, 'día', 'días');
};

const COLUMNAS: readonly ColumnaSencilla<Fila>[] = [
  CLIENTE,
  MONTO,
  {
    clave: 'referencia',
    titulo: 'Referencia',
    nombre: true,
    celda: (fila) => <ConSenales fila={fila}>{loDicho(fila)}</ConSenales>,
  },
  {
    clave: 'dia',
    titulo: 'Día',
    nombre: true,
    celda: (fila) => (
      <>
        <span className="entera">{formatearFecha(fila.transferencia.fecha)}</span>
        {` · ${edadDe(fila)}`}
      </>
    ),
  },
  COBRADOR,
];

/** Who looked for it, and when. */
const REVISADA: ColumnaSencilla<Fila> = {
  clave: 'vista',
  titulo: 'Revisada',
  nombre: true,
  celda: ({ visto_en, nombre_gerente = '' }) =>
    visto_en === undefined ? '—' : `${textoInstante(visto_en)} · ${nombre_gerente}`,
};
const AREAS =
  "'cliente monto' 'referencia referencia' 'dia dia' 'cobrador cobrador' 'vista vista' 'acciones acciones'";

type PropsNota = {
  primera: { readonly total?: number | undefined; readonly monto?: Centavos | undefined } | undefined;
  filas: readonly Fila[];
  /** There are rows beyond those. */
  hayMas: boolean;
};

/** How many there are, their money, and what of it is lost. */
function NotaDeLista({ primera: { total, monto } = {}, filas, hayMas }: PropsNota) {
  if (total === undefined || monto === undefined) return 'Lo que pagaron los clientes por banco';
  const perdidas = perdidasDe(filas, hayMas);
  return (
    <>
      {cuantos(total, 'transferencia', 'transferencias')} · <Monto valor={monto} />
      {perdidas && (
        <>
          {` · ${perdidas.titulo}: `}
          <Monto valor={perdidas.monto} />
        </>
      )}
    </>
  );
}

type Marcar = ReturnType<typeof useMarcar>;
/** The buttons of a row, by what the bank has seen of it. */
const accionesDe = (marcar: Marcar, { tiene, poner }: Elegidas): ColumnaSencilla<Fila> => ({
  clave: 'acciones',
  titulo: 'Acciones',
  oculta: true,
  celda: (fila) => {
    const de = `la transferencia de ${fila.nombre_cliente}`;
    return (
      <div className="cortes-acciones fila">
        {fila.estado === 'por_confirmar' && (
          <Checkbox
            className="alto-dedo"
            style={CASILLA}
            aria-label={`Elegir ${de}`}
            checked={tiene(fila.id_pago)}
            onChange={(e) => poner(fila.id_pago, e.target.checked)}
          >
            Elegir
          </Checkbox>
        )}
        {fila.estado === 'por_confirmar' ? (
          <Button danger aria-label={`No llegó ${de}`} onClick={() => void marcar('no_esta', [fila])}>
            No llegó
          </Button>
        ) : (
          <Button
            aria-label={`Dejar por confirmar ${de}`}
            onClick={() => void marcar('por_confirmar', [fila])}
          >
            Por confirmar
          </Button>
        )}
        {fila.estado === 'no_esta' && fila.sin_correccion === undefined && (
          <Button
            danger
            aria-label={`Corregir el pago de ${fila.nombre_cliente}`}
            onClick={() => corregir(fila)}
          >
            Corregir
          </Button>
        )}
        {fila.estado !== 'vista' && (
          <Button
            type="primary"
            aria-label={`Vista en el banco ${de}`}
            onClick={() => void marcar('vista', [fila])}
          >
            Vista
          </Button>
        )}
      </div>
    );
  },
});

const SIN_FILAS: readonly Fila[] = [];
const LLAMADAS = [listarTransferencias, listarPorAclarar];

/** What collectors say was paid by transfer, beside what the office has seen of it in the bank. */
export function PantallaTransferencias() {
  const titulo = useRef<HTMLHeadingElement>(null);
  const [{ ver }, cambiar] = useEnLaUrl(EN_LA_URL);
  const lista = useLista(listarTransferencias, { consulta: { estado: ESTADO[ver] } }, { conservar: true });
  const { primera, anteriores, dataUpdatedAt: leidaEn } = lista;
  const esperan = ver === 'pendientes' && !anteriores ? primera?.total : undefined;
  useAlDia(LLAMADAS, { esperan, leidaEn });
  const marcar = useMarcar();
  const { base } = useOficina();
  const soloLee = useSoloLectura();
  const eleccion = useElegidas(lista.filas ?? SIN_FILAS, idDe);
  const columnas = [
    ...COLUMNAS,
    ...(ver === 'pendientes' ? [] : [REVISADA]),
    ...(soloLee ? [] : [accionesDe(marcar, eleccion)]),
  ];
  return (
    <div className="cortes-pantalla pila">
      <Encabezado
        titulo="Transferencias"
        nota={<NotaDeLista primera={primera} filas={lista.filas ?? SIN_FILAS} hayMas={lista.hayMas} />}
        refTitulo={titulo}
        accion={
          <div className="encabezado-accion grupo">
            <BotonEnlace camino={`${base}/transferencias/depositos`}>Depósitos del banco</BotonEnlace>
            <Actualizar consulta={lista} />
          </div>
        }
      />
      <PartesAltas />
      <PorAclarar />
      <ElegirVista
        nombre="Qué transferencias"
        opciones={OPCIONES}
        vista={ver}
        alElegir={(otra) => cambiar({ ver: otra })}
      />
      <MarcarVarias
        montos={eleccion.elegidas.map(({ monto }) => monto)}
        texto="Marcar como vistas"
        alMarcar={() => void marcar('vista', eleccion.elegidas)}
      />
      <PanelDeTabla
        titulo="Transferencias"
        lista={lista}
        vacia={<Vacio dibujo="listo" texto={VACIA[ver]} />}
        mensajeError="Error al obtener las transferencias"
        mensajeMas="Cargando más transferencias..."
        clase="diferencias"
        areas={AREAS}
        columnas={columnas}
        clave={idDe}
      />
    </div>
  );
}
