import './historial.css';
import { EditOutlined, PlusOutlined } from '@ant-design/icons';
import {
  type Credito,
  type CreditoDecidido,
  type CreditoPendiente,
  historialCreditos,
  pendientesCreditos,
} from '@leal/contract';
import { Button } from 'antd';
import { Suspense } from 'react';
import { CREDITOS } from '../clases/creditos.ts';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { QuienDecide } from '../listas/Quien.tsx';
import { PantallaBandeja } from '../listas/PantallaBandeja.tsx';
import { Dicho, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { Hechos } from '../../piezas/campos/Hechos.tsx';
import { Parecidos } from '../../piezas/cliente/Parecidos.tsx';
import { Referencias } from '../../piezas/cliente/Referencias.tsx';
import { telefonosDe } from '../../piezas/cliente/telefono.ts';
import { Botones } from '../pregunta/Botones.tsx';
import { useLista } from '../../lib/api/lista.ts';
import { useEnLaUrl } from '../../lib/en-la-url.ts';
import { perezosa } from '../../lib/perezosa.tsx';
import { comoSeLlama } from '../../lib/llamados.ts';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { abrirEditarPendiente } from './DialogoEditarPendiente.tsx';
import { consultaDe, EN_LA_URL } from './filtro-historial.ts';
import { ESTADO_REVISADA } from '../../piezas/solicitud/estados.ts';
import { preguntarCredito } from './preguntar-credito.tsx';

/** Amount, interest, term, and the figures that follow from them. */
const DatosDelCredito = ({ item }: { item: Credito }) => (
  <>
    <Dato nombre={NOMBRES.monto_solicitado}>
      <strong>
        <Monto valor={item.monto_solicitado} />
      </strong>
    </Dato>
    <Dato nombre={NOMBRES.interes}>{item.interes} %</Dato>
    <Dato nombre={NOMBRES.dias_pago}>{item.dias_pago} días</Dato>
    <Dato nombre={OTROS_NOMBRES.total_a_pagar}>
      <Monto valor={item.monto_total} />
    </Dato>
    <Dato nombre={NOMBRES.monto_diario}>
      <Monto valor={item.monto_diario} />
    </Dato>
  </>
);

/** The colonia, unless the address has it already. */
const coloniaDe = ({ direccion, colonia }: CreditoPendiente): string[] =>
  direccion.includes(colonia) ? [] : [colonia];

/** A loan that somebody asked for: the client's data, and approve, reject or edit (spec §2). */
export const CreditoPorDecidir = ({ item }: { item: CreditoPendiente }) => (
  <Tarjeta
    nombre={item.nombre}
    id_cliente={item.id_cliente}
    id_credito={item.id_credito}
    senas={[item.negocio, item.direccion, ...coloniaDe(item)]}
    estado={ESTADO_REVISADA.pendiente}
    acciones={
      <>
        <Button
          icon={<EditOutlined aria-hidden />}
          aria-label={`Editar la solicitud de ${comoSeLlama(item)}`}
          onClick={() => abrirEditarPendiente(item)}
        >
          Editar
        </Button>
        <Botones
          sobre={item.id_credito}
          de={item}
          nombre={comoSeLlama(item)}
          alElegir={(sentido) => preguntarCredito(item, sentido)}
        />
      </>
    }
  >
    <Parecidos parecidos={item.parecido ? [item.parecido] : []} />
    <dl className="datos">
      <DatosDelCredito item={item} />
      <Hechos de={item} campos={telefonosDe(item)} />
      <Referencias de={item.referencias} />
      {item.nombre_cobrador && <Dato nombre={NOMBRES.id_cobrador}>{item.nombre_cobrador}</Dato>}
      <Dato nombre={NOMBRES.fecha_solicitud}>{textoInstante(item.fecha_solicitud)}</Dato>
    </dl>
  </Tarjeta>
);

/** The decision, which never changes, and the credit's state today. */
const CreditoYaDecidido = ({ item }: { item: CreditoDecidido }) => (
  <Tarjeta
    nombre={item.nombre}
    id_cliente={item.id_cliente}
    id_credito={item.id_credito}
    senas={[item.negocio, item.direccion]}
    estado={CREDITOS.estado(item)}
  >
    <dl className="datos">
      <DatosDelCredito item={item} />
      <QuienDecide
        nombre_gerente={item.nombre_gerente}
        fecha_respuesta={item.fecha_aprobacion}
        nombreFecha={NOMBRES.fecha_aprobacion}
      />
      <Dato nombre={NOMBRES.estado_actual}>{item.estado_actual}</Dato>
    </dl>
    <Dicho nombre={NOMBRES.comentario} texto={item.comentario} />
  </Tarjeta>
);

/** Fields, lists and a calendar: their code would else come with what every screen loads. */
const FiltrosHistorial = perezosa(async () => (await import('./FiltrosHistorial.tsx')).FiltrosHistorial);

/** There are some, and none that the filter leaves. */
const SIN_HALLADOS = { titulo: 'No se encontraron resultados', dibujo: 'lupa' } as const;

/** Spec §2, 'Credit approval'. */
export function PantallaCreditos() {
  const [filtro, filtrar] = useEnLaUrl(EN_LA_URL);
  const consulta = consultaDe(filtro);
  const historial = useLista(historialCreditos, { consulta }, { conservar: true });
  return (
    <PantallaBandeja
      titulo="Solicitudes de Crédito"
      nota="Un crédito aprobado empieza el mismo día"
      accion={
        <BotonEnlace camino="/nuevo-cliente" icon={<PlusOutlined aria-hidden />}>
          Nuevo cliente
        </BotonEnlace>
      }
      clase={CREDITOS}
      Pendiente={CreditoPorDecidir}
      Resuelta={CreditoYaDecidido}
      vaciaPendientes={{ titulo: '¡Excelente!', texto: 'No hay créditos por aprobar' }}
      pendientes={useLista(pendientesCreditos, {})}
      historial={historial}
      sobreHistorial={
        <Suspense fallback={<div className="historial-filtros" />}>
          <FiltrosHistorial lista={historial} filtro={filtro} alFiltrar={filtrar} />
        </Suspense>
      }
      {...(Object.keys(consulta).length > 0 && { vaciaHistorial: SIN_HALLADOS })}
    />
  );
}
